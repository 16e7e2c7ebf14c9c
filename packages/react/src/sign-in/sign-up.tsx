import { useMessages } from '../i18n/use-messages'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'
import { listEmailMethods } from './email-methods'
import { hasOtherSignInMethods, OtherSignInMethods } from './other-sign-in-methods'
import { SignUpForm } from './sign-up-form'

/** Props of {@link SignUpPage}. */
export interface SignUpProps extends AuthPageProps {
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** The page to sign up. */
export function SignUpPage({ noPasswordRepeat = false, ...props }: SignUpProps) {
  const { t } = useMessages()

  function renderCard({ config }: MockProject) {
    const methods = listEmailMethods(config, props.firstTab)
    const isMock = props.mockProject !== undefined
    const others = hasOtherSignInMethods(config, 'sign-up') && (
      <OtherSignInMethods config={config} type="sign-up" isMock={isMock} />
    )
    const form = <SignUpForm methods={methods} noPasswordRepeat={noPasswordRepeat} />
    return (
      <AuthCard
        title={t('signUp.title')}
        question={t('signUp.hasAccount')}
        link={{ to: 'signIn', text: t('signUp.toSignIn') }}
        others={others || null}
        form={methods.length > 0 ? form : null}
        noMethod={t('signUp.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  const fields = noPasswordRepeat ? 2 : 3
  return <AuthFrame {...props} type="sign-up" fields={fields} renderCard={renderCard} />
}
