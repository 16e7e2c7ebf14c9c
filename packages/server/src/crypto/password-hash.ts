import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { readForeignHash } from './foreign-hashes'
import { queueHash } from './hash-queue'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. argon2id is the default.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How our own hashes begin; others are replaced at the next sign-in. */
const presentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** What a hash of another system may cost at most: memory in KiB, and passes over it. */
const maxArgon2 = { memoryCost: 262_144, timeCost: 16, parallelism: 16 }

/** bcrypt of at most 16 rounds, in modular crypt format. */
const bcryptHash = /^\$2[aby]\$(0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/

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
 * Compares a password with a stored hash, ours or that of another system, or with nobody's.
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
  if (stored.startsWith('$argon2')) {
    const matches = await queueHash(() => verify(stored, password))
    return { matches, isOutdated: !stored.startsWith(presentPrefix) }
  }
  const foreign = readForeignHash(stored)
  const matches = foreign !== null && (await queueHash(() => foreign.verify(password)))
  return { matches, isOutdated: true }
}

/** Whether a text is a bcrypt hash that takes no more than seconds to compute. */
export function isBcryptHash(text: string): boolean {
  return bcryptHash.test(text)
}

/** What is wrong with a hash of another system; `null` when passwords can be compared with it. */
export function findHashProblem(stored: string): string | null {
  const isKnown = stored.startsWith('$argon2')
    ? isBoundedArgon2(stored)
    : isBcryptHash(stored) || readForeignHash(stored) !== null
  return isKnown ? null : 'must be a hash by bcrypt, argon2, scrypt or PBKDF2, within bounds'
}

function isBoundedArgon2(stored: string): boolean {
  try {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored)
    return (
      memoryCost <= maxArgon2.memoryCost &&
      timeCost <= maxArgon2.timeCost &&
      parallelism <= maxArgon2.parallelism
    )
  } catch {
    // Not in the PHC string format.
    return false
  }
}
