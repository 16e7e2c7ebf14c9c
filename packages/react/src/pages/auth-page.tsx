import { SignIn } from './sign-in'
import { SignUp, type SignUpProps } from './sign-up'

/** Props of {@link AuthPage}. */
export interface AuthPageByTypeProps extends SignUpProps {
  type: 'sign-in' | 'sign-up'
}

/** The page to sign in or up, for hosts that choose by a value. */
export function AuthPage({ type, noPasswordRepeat, ...props }: AuthPageByTypeProps) {
  return type === 'sign-in' ? (
    <SignIn {...props} />
  ) : (
    <SignUp {...props} noPasswordRepeat={noPasswordRepeat} />
  )
}
