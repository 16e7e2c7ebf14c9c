import { hash, type Options, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. argon2id is the default.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared with when there is no password, so that both answers take the same time. */
const nobody = hash('nobody has this password', options)

/** Hashes a password, off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** What comparing a password with a hash found. */
export interface PasswordCheck {
  matches: boolean
  /** The hash is of an older kind and should be replaced. */
  isOutdated: boolean
}

/** Compares a password with a stored hash (argon2id or bcrypt), or with nobody's. */
export async function checkPassword(
  stored: string | null,
  password: string,
): Promise<PasswordCheck> {
  if (stored === null) {
    await verify(await nobody, password)
    return { matches: false, isOutdated: false }
  }
  if (stored.startsWith('$2')) {
    return { matches: await compare(password, stored), isOutdated: true }
  }
  return { matches: await verify(stored, password), isOutdated: false }
}
