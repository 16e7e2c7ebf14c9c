import { preloadRead } from '../../hooks/preload-read'
import { useApp } from '../../hooks/use-app'
import { preloadProject, useProject } from '../../hooks/use-project'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { findWaysIn, isOnlyWay } from '../../reauthentication/ways-in'
import { Section } from '../../settings/section'
import { ConnectedAccountsSetting } from './connected-accounts'
import { EmailsSetting } from './emails'
import { MailSignInSetting } from './mail-sign-in'
import { PasskeySetting } from './passkey'
import { PasswordSetting } from './password'
import { SecondFactorSetting } from './second-factor'

/** The e-mail addresses of the user and their ways to sign in. */
export function AuthSection() {
  const { t } = useMessages()
  // Before the addresses, for which this waits: both load at the same time.
  preloadProject(useApp())
  const user = useUser({ or: 'redirect' })
  if (user.isMultiFactorRequired) preloadRead(user, 'getRecoveryCodeStatus')
  const channels = user.useContactChannels()
  const project = useProject()
  const { credentialEnabled, magicLinkEnabled, passkeyEnabled } = project.config

  const ways = findWaysIn(user, project, channels)
  const signInChannels = channels.filter(({ usedForAuth }) => usedForAuth)
  const hasVerifiedEmail = signInChannels.some(({ isVerified }) => isVerified)
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
          isOnlyWay={isOnlyWay(ways, 'passkey')}
        />
      )}
      {magicLinkEnabled && (
        <MailSignInSetting
          user={user}
          hasVerifiedEmail={hasVerifiedEmail}
          isOnlyWay={isOnlyWay(ways, 'mailCode')}
        />
      )}
      <SecondFactorSetting user={user} />
      {project.config.oauthProviders.length > 0 && (
        <ConnectedAccountsSetting user={user} project={project} />
      )}
    </Section>
  )
}
