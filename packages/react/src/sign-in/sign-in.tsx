import { useMessages } from '../i18n/use-messages'
import { useHasPasskeys } from '../lib/passkey-support'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'
import { listEmailMethods } from './email-methods'
import { hasOtherSignInMethods, OtherSignInMethods } from './other-sign-in-methods'
import { SignInForm } from './sign-in-form'

/** Props of {@link SignInPage}. */
export type SignInProps = AuthPageProps

/** The page to sign in. */
export function SignInPage(props: SignInProps) {
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
  const methods = listEmailMethods(config, props.firstTab)
  const offersPasskeys = passkeyEnabled === true && !isMock
  return (
    <AuthCard
      title={displayName ? t('signIn.titleOf', { project: displayName }) : t('signIn.title')}
      question={t('signIn.noAccount')}
      link={config.signUpEnabled ? { to: 'signUp', text: t('signIn.toSignUp') } : null}
      others={
        hasOtherSignInMethods(config, 'sign-in') ? (
          <OtherSignInMethods config={config} type="sign-in" isMock={isMock} />
        ) : null
      }
      form={
        methods.length > 0 ? <SignInForm methods={methods} offersPasskeys={offersPasskeys} /> : null
      }
      noMethod={t('signIn.noMethod')}
      extraInfo={props.extraInfo}
    />
  )
}
