import { anonymousHandlers } from './anonymous'
import { apiKeyHandlers } from './api-keys'
import { cliHandlers } from './cli'
import { connectedAccountHandlers } from './connected-accounts'
import { contactChannelHandlers } from './contact-channels'
import { emailHandlers } from './emails'
import type { Handlers } from './handlers'
import { jobHandlers } from './jobs'
import { mfaHandlers } from './mfa'
import { oauthHandlers } from './oauth'
import { otpHandlers } from './otp'
import { passkeyHandlers } from './passkey'
import { passwordHandlers } from './password'
import { permissionHandlers } from './permissions'
import { projectHandlers } from './projects'
import { recoveryCodeHandlers } from './recovery-codes'
import { securityEventHandlers } from './security-events'
import { securitySettingHandlers } from './security-settings'
import { serviceHandlers } from './service'
import { sessionSettingHandlers } from './session-settings'
import { sessionHandlers } from './sessions'
import { teamInvitationHandlers } from './team-invitations'
import { teamMemberHandlers } from './team-members'
import { teamHandlers } from './teams'
import { testModeHandlers } from './test-mode'
import { userHandlers } from './users'
import { webhookEndpointHandlers } from './webhook-endpoints'

/** All handlers, by endpoint. */
export const handlers: Handlers = {
  ...passwordHandlers,
  ...anonymousHandlers,
  ...otpHandlers,
  ...mfaHandlers,
  ...passkeyHandlers,
  ...oauthHandlers,
  ...cliHandlers,
  ...sessionHandlers,
  ...contactChannelHandlers,
  ...userHandlers,
  ...recoveryCodeHandlers,
  ...connectedAccountHandlers,
  ...teamHandlers,
  ...teamMemberHandlers,
  ...teamInvitationHandlers,
  ...permissionHandlers,
  ...projectHandlers,
  ...apiKeyHandlers,
  ...emailHandlers,
  ...jobHandlers,
  ...webhookEndpointHandlers,
  ...securityEventHandlers,
  ...securitySettingHandlers,
  ...sessionSettingHandlers,
  ...testModeHandlers,
  ...serviceHandlers,
}
