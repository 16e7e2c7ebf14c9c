import { preloadRead } from '../../hooks/preload-read'
import { useApp } from '../../hooks/use-app'
import { preloadProject, useProject } from '../../hooks/use-project'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { findSignInMethods, isOnlySignInMethod } from '../../reauthentication/sign-in-methods'
import { Section } from '../../settings/section'
import { ConnectedAccountsSetting } from './connected-accounts'
import { EmailCodesSetting } from './email-codes'
import { EmailsSetting } from './emails'
import { PasskeySetting } from './passkey'
import { PasswordSetting } from './password'
import { SecondFactorSetting } from './second-factor'

/** The email addresses of the user and their sign-in methods. */
export function AuthSectionContent() {
  const { t } = useMessages()
  preloadProject(useApp())
  const user = useUser({ or: 'redirect' })
  // Preload before suspending on one of them, so that all load in parallel.
  preloadRead(user, 'listContactChannels')
  if (user.isMultiFactorRequired) preloadRead(user, 'getRecoveryCodeStatus')
  const project = useProject()
  const { credentialEnabled, magicLinkEnabled, passkeyEnabled, oauthProviders } = project.config
  if (passkeyEnabled) preloadRead(user, 'listPasskeys')
  if (oauthProviders.length > 0) preloadRead(user, 'listConnectedAccounts')
  const channels = user.useContactChannels()

  const methods = findSignInMethods(user, project, channels)
  const signInChannels = channels.filter(({ usedForAuth }) => usedForAuth)
  const hasVerifiedEmail = signInChannels.some(({ isVerified }) => isVerified)
  const canTurnOnEmailCodes = magicLinkEnabled && hasVerifiedEmail
  // With a verified one, nothing waits for another.
  const unverified = hasVerifiedEmail ? undefined : signInChannels[0]
  return (
    <Section title={t('settings.auth')} lead={<p>{t('auth.lead')}</p>}>
      <EmailsSetting user={user} channels={channels} />
      {credentialEnabled && (
        <PasswordSetting user={user} hasSignInEmail={signInChannels.length > 0} />
      )}
      {passkeyEnabled && (
        <PasskeySetting
          user={user}
          hasVerifiedEmail={hasVerifiedEmail}
          unverified={unverified}
          isOnlySignInMethod={isOnlySignInMethod(methods, 'passkey')}
          canTurnOnEmailCodes={canTurnOnEmailCodes}
        />
      )}
      {magicLinkEnabled && (
        <EmailCodesSetting
          user={user}
          hasVerifiedEmail={hasVerifiedEmail}
          unverified={unverified}
          isOnlySignInMethod={isOnlySignInMethod(methods, 'emailCode')}
        />
      )}
      <SecondFactorSetting user={user} />
      {oauthProviders.length > 0 && (
        <ConnectedAccountsSetting
          user={user}
          project={project}
          isOnlySignInMethod={isOnlySignInMethod(methods, 'provider')}
          canTurnOnEmailCodes={canTurnOnEmailCodes}
        />
      )}
    </Section>
  )
}
