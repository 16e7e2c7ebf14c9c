export { ServerApp, type ServerAppConstructor, type ServerAppOptions } from './app/server-app'
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
  ServerContactChannelUpdateOptions,
} from './contact-channels/contact-channel'
export { WebhookError } from './errors/webhook-error'
export { getInitialData } from './initial-data/get-initial-data'
export type {
  AcceptUserOptions,
  AccessTokenClaims,
  AccessTokenError,
  UserClaims,
} from './sessions/verify-access-token'
export type { ServerInviteUserOptions, ServerTeamInvitation } from './teams/server-invitation'
export type { ServerTeamUpdateOptions } from './teams/team-changes'
export type { TeamMemberProfile as ServerTeamMemberProfile } from './teams/team-member'
export { readRequestTokens } from './token-store/request'
export type {
  BanOptions,
  CurrentServerUser,
  ImpersonationLink,
  ImpersonationLinkOptions,
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamUser,
  ServerUser,
  ServerUserCreateOptions,
  SessionCreateOptions,
  SetPrimaryEmailOptions,
  TeamFields,
  UserFields,
} from './users/server-user'
export type { Ban, ServerUserUpdateOptions } from './users/server-user-body'
export type { ServerListUsersOptions, ServerUserPage } from './users/server-users'
export type { ServerListTeamsOptions, ServerTeamPage } from './users/server-users-and-teams'
export {
  type SignUpAttempt,
  type SignUpDecision,
  verifySignUpHook,
} from './webhooks/verify-sign-up-hook'
export {
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
  type WebhookTeam,
  type WebhookUser,
} from './webhooks/verify-webhook'
