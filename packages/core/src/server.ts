export { ServerApp, type ServerAppOptions } from './apps/server-app'
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
  ServerContactChannelUpdateOptions,
} from './entities/contact-channel'
export type {
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamUpdateOptions,
  ServerTeamUser,
} from './entities/server-team'
export type {
  CurrentServerUser,
  ServerUser,
  ServerUserCreateOptions,
  ServerUserUpdateOptions,
  SessionCreateOptions,
} from './entities/server-user'
export type { ServerListUsersOptions, ServerUserPage } from './entities/server-users'
export type { TeamMemberProfile as ServerTeamMemberProfile } from './entities/team-member'
export type { AccessTokenClaims, AccessTokenError } from './flows/verify-access-token'
export { readRequestTokens } from './token-store/request'
