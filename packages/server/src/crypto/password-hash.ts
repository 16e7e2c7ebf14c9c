import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { type ForeignHash, readForeignHash } from './foreign-hashes'
import { queueForeignHash, queueHash } from './hash-queue'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. argon2id is the default.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How our own hashes begin; others are replaced at the next sign-in. */
const presentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** What a hash of another system may cost at most: memory in KiB, and passes over it; characters. */
const maxArgon2 = { length: 1024, memoryCost: 262_144, timeCost: 16, parallelism: 16 }

/** bcrypt of at most 16 rounds, some five seconds, in modular crypt format. */
const bcryptHash = /^\$2[aby]\$(?<rounds>0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/

/** Rounds of bcrypt that a server key may ask for: half a second for each sign-in. */
const maxApiRounds = 13

/** Milliseconds on an ordinary core: of a pass of argon2 over 1 KiB, and of bcrypt of no rounds. */
const argonPassMs = 0.0004
const bcryptMs = 0.07

/** Cost of our own hashes. */
const ownCostMs = 19_456 * 2 * argonPassMs

/** Compared with when there is no password, so that both answers take the same time. */
const dummyHash = hash('nobody has this password', options)

/**
 * Hashes a password, off the main thread.
 *
 * @throws {TextError} 503 when too many passwords wait to be hashed.
 */
export function hashPassword(projectId: string, password: string): Promise<string> {
  const compute = () => hash(password, options)
  return queueHash({ projectId, costMs: ownCostMs, compute })
}

/** What comparing a password with a hash found. */
export interface PasswordCheck {
  matches: boolean
  /** The hash is of an older kind and should be replaced. */
  needsRehash: boolean
}

/**
 * Compares a password with a stored hash, ours or that of another system, or with nobody's.
 *
 * @throws {TextError} 503 when too many passwords wait to be hashed.
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

/** A hash that is not of our own kind; `null` when no password can be compared with it. */
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

/** Rounds of a bcrypt hash; `null` for any other text, or too many. */
function readBcryptRounds(stored: string): number | null {
  const rounds = bcryptHash.exec(stored)?.groups?.rounds
  return rounds === undefined ? null : Number(rounds)
}

/** What is wrong with a hash that the API is given; `null` when it takes the hash over. */
export function findApiHashProblem(text: string): string | null {
  const rounds = readBcryptRounds(text)
  if (rounds === null) return 'must be a bcrypt hash of at most 16 rounds'
  if (rounds <= maxApiRounds) return null
  return `has more than ${maxApiRounds} rounds of bcrypt; app-server import-users takes those over`
}

/** What is wrong with a hash of another system; `null` when passwords can be compared with it. */
export function findHashProblem(stored: string): string | null {
  return readHash(stored)
    ? null
    : 'must be a hash by bcrypt, argon2, scrypt or PBKDF2, within bounds'
}

/** What an argon2 hash costs; `null` when it is none, or would cost too much. */
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
