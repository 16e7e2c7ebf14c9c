import { CredentialSignUp } from '../components/credential-sign-up'
import { useMessages } from '../messages/use-messages'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'

/** Props of {@link SignUp}. */
export interface SignUpProps extends AuthPageProps {
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** The page to create an account. */
export function SignUp({ noPasswordRepeat = false, ...props }: SignUpProps) {
  const { t } = useMessages()

  function renderCard(project: MockProject, onPendingChange: (isPending: boolean) => void) {
    const form = (
      <CredentialSignUp noPasswordRepeat={noPasswordRepeat} onPendingChange={onPendingChange} />
    )
    return (
      <AuthCard
        title={t('signUp.title')}
        question={t('signUp.hasAccount')}
        link={{ to: 'signIn', text: t('signUp.toSignIn') }}
        form={project.config.credentialEnabled ? form : null}
        noMethod={t('signUp.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  const fields = noPasswordRepeat ? 2 : 3
  return <AuthFrame {...props} type="sign-up" fields={fields} renderCard={renderCard} />
}
