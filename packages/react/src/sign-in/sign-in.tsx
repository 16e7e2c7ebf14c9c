import { useState } from 'react'
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
      // The same element, so that the email field stays while the project arrives.
      renderCard={(project) => <SignInCard {...props} project={project} />}
      renderFirst={() => <SignInCard {...props} project={null} />}
    />
  )
}

interface SignInCardProps extends SignInProps {
  /** `null` until it is known. */
  project: MockProject | null
}

/** Offers nothing but the email address, which most methods start with. */
const unknownConfig: MockProject['config'] = { signUpEnabled: false, credentialEnabled: false }

function SignInCard({ project, mockProject, ...props }: SignInCardProps) {
  const { t } = useMessages()
  const { displayName, config = unknownConfig } = project ?? {}
  const hasPasskeys = useHasPasskeys()
  const passkeyEnabled = config.passkeyEnabled && hasPasskeys
  const offered = { ...config, passkeyEnabled }
  const hasOthers = hasOtherSignInMethods(offered, 'sign-in')
  // Methods that arrive after the form stand below it, so that no field moves away from a pointer.
  const [isFormFirst] = useState(!hasOthers)
  const [wasUnknown] = useState(!project)
  const methods = project && listEmailMethods(config, props.firstTab)
  const offersPasskeys = passkeyEnabled === true && !mockProject
  return (
    <AuthCard
      title={displayName ? t('signIn.titleOf', { project: displayName }) : t('action.signIn')}
      question={t('signIn.noAccount')}
      link={{ to: 'signUp', text: t('signIn.toSignUp') }}
      hasLink={config.signUpEnabled}
      keepsLinkRoom={wasUnknown}
      isKnown={project !== null}
      others={hasOthers ? <OtherSignInMethods config={offered} type="sign-in" /> : null}
      form={
        methods?.length === 0 ? null : (
          <SignInForm methods={methods} offersPasskeys={offersPasskeys} />
        )
      }
      isFormFirst={isFormFirst}
      noMethod={t('signIn.noMethod')}
      extraInfo={props.extraInfo}
    />
  )
}
