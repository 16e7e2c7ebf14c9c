export { getInitialData } from './apps/get-initial-data'
export { ServerApp, type ServerAppConstructor, type ServerAppOptions } from './apps/server-app'
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
  ServerContactChannelUpdateOptions,
} from './entities/contact-channel'
export type {
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamUser,
} from './entities/server-team'
export type {
  CurrentServerUser,
  ServerUser,
  ServerUserCreateOptions,
  SessionCreateOptions,
  SetPrimaryEmailOptions,
} from './entities/server-user'
export type { ServerUserUpdateOptions } from './entities/server-user-body'
export type { ServerListUsersOptions, ServerUserPage } from './entities/server-users'
export type { ServerTeamUpdateOptions } from './entities/team-changes'
export type { TeamMemberProfile as ServerTeamMemberProfile } from './entities/team-member'
export { WebhookError } from './errors/webhook-error'
export type { AccessTokenClaims, AccessTokenError } from './flows/verify-access-token'
export {
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
  type WebhookTeam,
  type WebhookUser,
} from './flows/verify-webhook'
export { readRequestTokens } from './token-store/request'
