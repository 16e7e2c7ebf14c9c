import type { Handlers } from '../http/handlers'
import { apiKeyHandlers } from './api-keys'
import { connectedAccountHandlers } from './connected-accounts'
import { contactChannelHandlers } from './contact-channels'
import { emailHandlers } from './emails'
import { jobHandlers } from './jobs'
import { permissionHandlers } from './permissions'
import { emailThemeHandlers } from './projects/email-theme'
import { projectFileHandlers } from './projects/project-file'
import { projectHandlers } from './projects/projects'
import { securitySettingHandlers } from './projects/security-settings'
import { sessionSettingHandlers } from './projects/session-settings'
import { testModeHandlers } from './projects/test-mode'
import { securityEventHandlers } from './security-events'
import { serviceHandlers } from './service'
import { sessionHandlers } from './sessions'
import { anonymousHandlers } from './sign-in/anonymous'
import { cliHandlers } from './sign-in/cli'
import { impersonationHandlers } from './sign-in/impersonation'
import { mfaHandlers } from './sign-in/mfa'
import { oauthHandlers } from './sign-in/oauth'
import { otpHandlers } from './sign-in/otp'
import { passkeyHandlers } from './sign-in/passkey'
import { passwordHandlers } from './sign-in/password'
import { recoveryCodeHandlers } from './sign-in/recovery-codes'
import { teamInvitationHandlers } from './teams/team-invitations'
import { teamMemberHandlers } from './teams/team-members'
import { teamHandlers } from './teams/teams'
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
  ...impersonationHandlers,
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
  ...emailThemeHandlers,
  ...securitySettingHandlers,
  ...projectFileHandlers,
  ...sessionSettingHandlers,
  ...testModeHandlers,
  ...serviceHandlers,
}
