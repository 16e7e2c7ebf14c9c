import { CredentialSignIn } from '../components/credential-sign-in'
import { useMessages } from '../messages/use-messages'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'

/** Props of {@link SignIn}. */
export type SignInProps = AuthPageProps

/** The page to sign in. */
export function SignIn(props: SignInProps) {
  const { t } = useMessages()

  function renderCard(project: MockProject, onPendingChange: (isPending: boolean) => void) {
    const { credentialEnabled, signUpEnabled } = project.config
    return (
      <AuthCard
        title={
          project.displayName
            ? t('signIn.titleOf', { project: project.displayName })
            : t('signIn.title')
        }
        question={t('signIn.noAccount')}
        link={signUpEnabled ? { to: 'signUp', text: t('signIn.toSignUp') } : null}
        form={credentialEnabled ? <CredentialSignIn onPendingChange={onPendingChange} /> : null}
        noMethod={t('signIn.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  return <AuthFrame {...props} type="sign-in" fields={2} renderCard={renderCard} />
}
