export { ServerApp, type ServerAppOptions } from './apps/server-app'
export type { CurrentServerUser } from './entities/server-user'
export type { AccessTokenClaims, AccessTokenError } from './flows/verify-access-token'
export { readRequestTokens } from './token-store/request'
