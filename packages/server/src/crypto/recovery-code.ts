import { timingSafeEqual } from 'node:crypto'
import { hashToken } from './hash-token'
import { randomBase32 } from './random'

/** Number of codes in a set. */
export const recoveryCodeCount = 10

/** Format of a recovery code hash. */
export const recoveryCodeHash = /^[0-9a-z]{26}\.[\w-]{43}$/

/** Length of the salt: 26 characters exceed the 112 bits of ASVS 5.0 6.5.2. */
const saltLength = 26

/** Creates a recovery code with 50 random bits, such as `3F7KQ-9XWM0`. */
export function createRecoveryCode(): string {
  const half = () => randomBase32(5).toUpperCase()
  return `${half()}-${half()}`
}

/** Hashes a recovery code with its own salt: `salt.hash`. */
export function hashRecoveryCode(code: string, salt = randomBase32(saltLength)): string {
  return `${salt}.${hashToken(salt + normalize(code))}`
}

/** Returns whether a typed code matches a hash. */
export function isRecoveryCode(hash: string, typed: string): boolean {
  const [salt = ''] = hash.split('.', 1)
  const [expected, actual] = [Buffer.from(hash), Buffer.from(hashRecoveryCode(typed, salt))]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Removes separators and resolves similar characters as Crockford defines. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
}
