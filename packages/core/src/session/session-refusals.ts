import type { MembersOf } from '@app/contract/known-errors'

/** Error codes that reject a refresh token: the session is over. */
export const sessionRefusals = {
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: true,
  PROVIDER_REJECTED: true,
} satisfies Partial<Record<MembersOf<'REFRESH_TOKEN_ERROR'>, true>>
