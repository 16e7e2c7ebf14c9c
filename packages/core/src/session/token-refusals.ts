import type { MembersOf, SentErrorCode } from '@app/contract/known-errors'

/** Error codes that reject an access token; a refreshed one may be accepted. */
export const tokenRefusals = {
  UNPARSABLE_ACCESS_TOKEN: true,
  ACCESS_TOKEN_EXPIRED: true,
  INVALID_PROJECT_FOR_ACCESS_TOKEN: true,
} satisfies Record<Extract<MembersOf<'INVALID_ACCESS_TOKEN'>, SentErrorCode>, true>
