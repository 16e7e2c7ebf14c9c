import type { DetailsOf } from '@app/contract/known-errors'
import { knownError } from '../../lib/errors'
import type { BreachCheck } from './breached-passwords'

/** Reason why a password is weak. */
type Weakness = DetailsOf<'PASSWORD_REQUIREMENTS_NOT_MET'>['reason']

/** The user of a password. */
export interface PasswordOwner {
  project: { displayName: string }
  /** The primary address. */
  email: string | null | undefined
}

const messages: Record<Weakness, string> = {
  common: 'This is a common password. Choose another one.',
  breached: 'This password is known from a data breach. Choose another one.',
  personal: 'This password is similar to your email or the name of the app. Choose another one.',
}

/** Loaded with the first new password and cached. */
let common: Promise<Set<string>> | undefined

async function loadCommon(): Promise<Set<string>> {
  const { commonPasswords } = await import('./common/list')
  return new Set(commonPasswords.split(/\s+/))
}

/** Returns why a password is weak, ignoring case, without asking another service. */
async function findWeakness(
  password: string,
  { project, email }: PasswordOwner,
): Promise<Weakness | null> {
  const known = password.trim().toLowerCase()
  common ??= loadCommon()
  // A single repeated character, or only white space.
  if (new Set(known).size <= 1 || (await common).has(known)) return 'common'
  const address = email?.toLowerCase() ?? ''
  const words = [address, address.split('@')[0] ?? '', project.displayName.toLowerCase()]
  return words.some((word) => isDerived(known, word)) ? 'personal' : null
}

/**
 * Returns whether a password is a word, possibly followed by digits and punctuation, ignoring white
 * space.
 */
function isDerived(password: string, word: string): boolean {
  const [given, own] = [password, word].map((text) => text.replace(/\s/g, ''))
  if (!own || !given?.startsWith(own)) return false
  return /^[\d\p{P}\p{S}]*$/u.test(given.slice(own.length))
}

/**
 * Refuses a weak new password: a common one, one derived from the address or the name of the app,
 * or one from a known breach if the operator enabled the check.
 *
 * @throws PASSWORD_REQUIREMENTS_NOT_MET
 * @see OWASP ASVS 5.0 V6.2.4, V6.2.12; NIST SP 800-63B section 3.1.1.2
 */
export async function requireUnguessablePassword(
  { breachCheck }: { breachCheck: BreachCheck | null },
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const weakness =
    (await findWeakness(password, owner)) ?? ((await breachCheck?.(password)) ? 'breached' : null)
  if (weakness === null) return
  const details = { message: messages[weakness], reason: weakness }
  throw knownError('PASSWORD_REQUIREMENTS_NOT_MET', details)
}
