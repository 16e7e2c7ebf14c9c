import { hash, type Options, verify } from '@node-rs/argon2'
import { queueHash } from './hash-queue'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. argon2id is the default.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared with when there is no password, so that both answers take the same time. */
const nobody = hash('nobody has this password', options)

/**
 * Hashes a password, off the main thread.
 *
 * @throws {TextError} 503 when too many passwords wait to be hashed.
 */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password, options))
}

/** What comparing a password with a hash found. */
export interface PasswordCheck {
  matches: boolean
  /** The hash is of an older kind and should be replaced. */
  isOutdated: boolean
}

/**
 * Compares a password with a stored hash (argon2id or bcrypt), or with nobody's.
 *
 * @throws {TextError} 503 when too many passwords wait to be hashed.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
): Promise<PasswordCheck> {
  if (stored === null) {
    const placeholder = await nobody
    await queueHash(() => verify(placeholder, password))
    return { matches: false, isOutdated: false }
  }
  if (stored.startsWith('$2')) {
    const bcrypt = await import('@node-rs/bcrypt')
    return { matches: await queueHash(() => bcrypt.verify(password, stored)), isOutdated: true }
  }
  return { matches: await queueHash(() => verify(stored, password)), isOutdated: false }
}
