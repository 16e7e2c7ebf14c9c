import type { TokenStoreInit } from './create'
import { readHeader } from './request'

// A JWT: apps accept tokens of their own in this header, too.
const bearer = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * Returns the tokens of a request that has an access token in `Authorization: Bearer …` (RFC 6750,
 * section 2.1) and no header `x-stack-auth`; otherwise the given value.
 */
export function withBearer<Init extends TokenStoreInit | undefined>(init: Init) {
  if (typeof init !== 'object' || init === null || !('headers' in init)) return init
  if (readHeader(init, 'x-stack-auth') !== null) return init
  const [, accessToken] = bearer.exec(readHeader(init, 'authorization') ?? '') ?? []
  return accessToken ? { accessToken, refreshToken: null } : init
}
