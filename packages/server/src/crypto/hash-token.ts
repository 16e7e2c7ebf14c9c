import { createHash } from 'node:crypto'

/**
 * How tokens, keys and codes are kept: as SHA-256. They are random and long, so a slow or salted
 * hash would add nothing, and equal tokens must be findable by an index.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
