import { hash } from 'node:crypto'

/**
 * Hashes a token, key or code with SHA-256 for storage. These values are long and random, so a slow
 * or salted hash would add nothing, and an index must find them.
 */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
