import { useMessages } from '../i18n/use-messages'
import { useHasPasskeys } from '../lib/passkey-support'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'
import { listEmailWays } from './email-ways'
import { hasOtherWays, OtherWays } from './other-ways'
import { SignInForm } from './sign-in-form'

/** Props of {@link SignIn}. */
export type SignInProps = AuthPageProps

/** The page to sign in. */
export function SignIn(props: SignInProps) {
  return (
    <AuthFrame
      {...props}
      type="sign-in"
      fields={2}
      renderCard={(project) => <SignInCard {...props} project={project} />}
    />
  )
}

function SignInCard({ project, mockProject, ...props }: SignInProps & { project: MockProject }) {
  const { t } = useMessages()
  const { displayName } = project
  const isMock = mockProject !== undefined
  const hasPasskeys = useHasPasskeys()
  const passkeyEnabled = project.config.passkeyEnabled && hasPasskeys
  const config = { ...project.config, passkeyEnabled }
  const ways = listEmailWays(config, props.firstTab)
  const offersPasskeys = passkeyEnabled === true && !isMock
  return (
    <AuthCard
      title={displayName ? t('signIn.titleOf', { project: displayName }) : t('signIn.title')}
      question={t('signIn.noAccount')}
      link={config.signUpEnabled ? { to: 'signUp', text: t('signIn.toSignUp') } : null}
      others={
        hasOtherWays(config, 'sign-in') ? (
          <OtherWays config={config} type="sign-in" isMock={isMock} />
        ) : null
      }
      form={ways.length > 0 ? <SignInForm ways={ways} offersPasskeys={offersPasskeys} /> : null}
      noMethod={t('signIn.noMethod')}
      extraInfo={props.extraInfo}
    />
  )
}
