import { timingSafeEqual } from 'node:crypto'
import { hashToken } from './hash-token'
import { randomBase32 } from './random'

/** Codes of a set. */
export const recoveryCodeCount = 10

/** Form of a hash. */
export const recoveryCodeHash = /^[0-9a-z]{26}\.[\w-]{43}$/

/** Random text, of which 26 characters give more than the 112 bits ASVS 5.0 6.5.2 asks of a secret. */
const saltLength = 26

/** Creates a recovery code with 50 random bits, such as `3F7KQ-9XWM0`. */
export function createRecoveryCode(): string {
  const half = () => randomBase32(5).toUpperCase()
  return `${half()}-${half()}`
}

/** Hashes a recovery code with a salt of its own: `salt.hash`. */
export function hashRecoveryCode(code: string, salt = randomBase32(saltLength)): string {
  return `${salt}.${hashToken(salt + normalize(code))}`
}

/** Whether a hash is that of a code as a person typed it. */
export function isRecoveryCode(hash: string, typed: string): boolean {
  const [salt = ''] = hash.split('.', 1)
  const [expected, actual] = [Buffer.from(hash), Buffer.from(hashRecoveryCode(typed, salt))]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Removes what people add or mistake; letters that look like digits are read as such, as Crockford has it. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
}
