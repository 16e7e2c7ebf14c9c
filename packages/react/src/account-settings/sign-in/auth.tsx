import type { CurrentUser } from '@app/core'
import { preloadRead } from '../../hooks/preload-read'
import { useApp } from '../../hooks/use-app'
import { preloadProject, useProject } from '../../hooks/use-project'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { findSignInMethods, isOnlySignInMethod } from '../../reauthentication/sign-in-methods'
import { Section, SectionCard } from '../../settings/section'
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
  preloadReads(user)
  const project = useProject()
  const { credentialEnabled, magicLinkEnabled, passkeyEnabled, oauthProviders } = project.config
  if (passkeyEnabled) preloadRead(user, 'listPasskeys')
  if (oauthProviders.length > 0) preloadRead(user, 'listConnectedAccounts')
  const channels = user.useContactChannels()

  const methods = findSignInMethods(user, project, channels)
  const signInChannels = channels.filter(({ usedForAuth }) => usedForAuth)
  const hasVerifiedEmail = signInChannels.some(({ isVerified }) => isVerified)
  const canTurnOnEmailCodes = magicLinkEnabled && hasVerifiedEmail
  // Once one sign-in address is verified, no method waits for another.
  const unverified = hasVerifiedEmail ? undefined : signInChannels[0]
  return (
    <Section title={t('settings.auth')} lead={<p>{t('auth.lead')}</p>}>
      <SectionCard>
        <EmailsSetting user={user} channels={channels} />
      </SectionCard>
      <SectionCard>
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
      </SectionCard>
      <SectionCard>
        <SecondFactorSetting user={user} />
      </SectionCard>
      {oauthProviders.length > 0 && (
        <SectionCard>
          <ConnectedAccountsSetting
            user={user}
            project={project}
            isOnlySignInMethod={isOnlySignInMethod(methods, 'provider')}
            canTurnOnEmailCodes={canTurnOnEmailCodes}
          />
        </SectionCard>
      )}
    </Section>
  )
}

/** Requests what the settings read, before one of them suspends, so that all load in parallel. */
function preloadReads(user: CurrentUser): void {
  preloadRead(user, 'listContactChannels')
  if (user.isMultiFactorRequired) preloadRead(user, 'getRecoveryCodeStatus')
}
