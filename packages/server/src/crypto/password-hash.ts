import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { type ForeignHash, readForeignHash } from './foreign-hashes'
import { queueForeignHash, queueHash } from './hash-queue'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, parallelism 1. argon2id is the
// default.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Prefix of our own hashes. Others are replaced at the next sign-in. */
const presentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Limits for argon2 hashes of other systems: memory in KiB, passes, and length in characters. */
const maxArgon2 = { length: 1024, memoryCost: 262_144, timeCost: 16, parallelism: 16 }

/** bcrypt with at most 16 rounds, about five seconds, in modular crypt format. */
const bcryptHash = /^\$2[aby]\$(?<rounds>0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/

/** Maximum number of bcrypt rounds that the API accepts: half a second per sign-in. */
const maxApiRounds = 13

/**
 * Estimates for an ordinary core, in milliseconds: a pass of argon2 over 1 KiB, and bcrypt with no
 * rounds.
 */
const argonPassMs = 0.0004
const bcryptMs = 0.07

/** Cost of our own hashes in milliseconds. */
const ownCostMs = 19_456 * 2 * argonPassMs

/** Hash to compare with if the user has no password, so that both cases take the same time. */
const dummyHash = hash('dummy password', options)

/**
 * Hashes a password off the main thread.
 *
 * @throws {DomainError} of kind `unavailable` if too many passwords are waiting.
 */
export function hashPassword(projectId: string, password: string): Promise<string> {
  const compute = () => hash(password, options)
  return queueHash({ projectId, costMs: ownCostMs, compute })
}

/** Result of comparing a password with a hash. */
export interface PasswordCheck {
  matches: boolean
  /** Whether the hash has other parameters than ours and should be replaced. */
  needsRehash: boolean
}

/**
 * Compares a password with a stored hash, ours or that of another system. Without a hash, compares
 * with a dummy.
 *
 * @throws {DomainError} of kind `unavailable` if too many passwords are waiting.
 */
export async function checkPassword(
  projectId: string,
  { stored, password }: { stored: string | null; password: string },
): Promise<PasswordCheck> {
  if (stored === null || stored.startsWith(presentPrefix)) {
    const compared = stored ?? (await dummyHash)
    const compute = () => verify(compared, password)
    const matches = await queueHash({ projectId, costMs: ownCostMs, compute })
    return { matches: matches && stored !== null, needsRehash: false }
  }
  const foreign = readHash(stored)
  if (!foreign) return { matches: false, needsRehash: true }
  const { costMs, verify: compare } = foreign
  const compute = () => compare(password)
  return { matches: await queueForeignHash({ projectId, costMs, compute }), needsRehash: true }
}

/** Parses a hash of another system. Returns `null` if it is unsupported. */
function readHash(stored: string): ForeignHash | null {
  const rounds = readBcryptRounds(stored)
  if (rounds !== null) {
    const verifyBcrypt = async (password: string) => {
      const bcrypt = await import('@node-rs/bcrypt')
      return bcrypt.verify(password, stored)
    }
    return { costMs: 2 ** rounds * bcryptMs, verify: verifyBcrypt }
  }
  if (!stored.startsWith('$argon2')) return readForeignHash(stored)
  const cost = readArgon2(stored)
  if (!cost) return null
  const costMs = cost.memoryCost * cost.timeCost * argonPassMs
  return { costMs, verify: (password) => verify(stored, password) }
}

/** Returns the rounds of a bcrypt hash; `null` if it is none or has too many. */
function readBcryptRounds(stored: string): number | null {
  const rounds = bcryptHash.exec(stored)?.groups?.rounds
  return rounds === undefined ? null : Number(rounds)
}

/** Returns why the API refuses a hash, `null` if it is accepted. */
export function findApiHashProblem(text: string): string | null {
  const rounds = readBcryptRounds(text)
  if (rounds === null) return 'must be a bcrypt hash of at most 16 rounds'
  if (rounds <= maxApiRounds) return null
  return `has more than ${maxApiRounds} rounds of bcrypt; app-server import-users accepts more`
}

/** Returns why a hash of another system cannot be imported, `null` if it can. */
export function findHashProblem(stored: string): string | null {
  return readHash(stored)
    ? null
    : 'must be a bcrypt, argon2, scrypt or PBKDF2 hash with supported parameters'
}

/** Returns the cost of an argon2 hash; `null` if it is none or too expensive. */
function readArgon2(stored: string): { memoryCost: number; timeCost: number } | null {
  if (stored.length > maxArgon2.length) return null
  try {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored)
    const isBounded =
      memoryCost <= maxArgon2.memoryCost &&
      timeCost <= maxArgon2.timeCost &&
      parallelism <= maxArgon2.parallelism
    return isBounded ? { memoryCost, timeCost } : null
  } catch {
    // Not in the PHC string format.
    return null
  }
}
