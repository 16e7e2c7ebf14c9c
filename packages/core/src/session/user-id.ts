import { readClaims } from './access-token'

/** Returns the token's subject (`sub`) without verifying the signature; `null` if unreadable. */
export function readUserId(token: string): string | null {
  try {
    return readClaims(token).sub ?? null
  } catch {
    return null
  }
}
