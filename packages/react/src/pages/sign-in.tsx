import { listEmailWays } from '../components/email-ways'
import { SignInForm } from '../components/sign-in-form'
import { useMessages } from '../messages/use-messages'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'

/** Props of {@link SignIn}. */
export type SignInProps = AuthPageProps

/** The page to sign in. */
export function SignIn(props: SignInProps) {
  const { t } = useMessages()

  function renderCard({ displayName, config }: MockProject) {
    const ways = listEmailWays(config, props.firstTab)
    return (
      <AuthCard
        title={displayName ? t('signIn.titleOf', { project: displayName }) : t('signIn.title')}
        question={t('signIn.noAccount')}
        link={config.signUpEnabled ? { to: 'signUp', text: t('signIn.toSignUp') } : null}
        form={ways.length > 0 ? <SignInForm ways={ways} /> : null}
        noMethod={t('signIn.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  return <AuthFrame {...props} type="sign-in" fields={2} renderCard={renderCard} />
}
