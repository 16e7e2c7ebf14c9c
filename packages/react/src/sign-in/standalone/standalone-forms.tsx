import { useProjectIfKnown } from '../../hooks/use-project'
import { SignInSteps } from '../flow/sign-in-steps'
import { SignInForm, type SignInFormProps } from '../sign-in-form'
import { SignUpForm, type SignUpFormProps } from '../sign-up-form'
import { useTerms } from '../terms/use-terms'

/** The form to sign in, without a page around it. */
export function StandaloneSignInForm(props: SignInFormProps) {
  return (
    <SignInSteps name={`sign-in-${props.methods}`}>
      <SignInForm {...props} />
    </SignInSteps>
  )
}

/** The form to sign up, without a page around it. */
export function StandaloneSignUpForm(props: Omit<SignUpFormProps, 'passwordMinLength' | 'terms'>) {
  const terms = useTerms()
  const passwordMinLength = useProjectIfKnown()?.config.passwordMinLength
  return (
    <SignInSteps name={`sign-up-${props.methods}`}>
      <SignUpForm {...props} passwordMinLength={passwordMinLength} terms={terms} />
    </SignInSteps>
  )
}
