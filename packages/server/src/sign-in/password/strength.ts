import type { DetailsOf } from '@app/contract/known-errors'
import { knownError } from '../../lib/errors'
import type { BreachCheck } from './breached-passwords'

/** Why a password is easily guessed. */
type Weakness = DetailsOf<'PASSWORD_REQUIREMENTS_NOT_MET'>['reason']

/** Whom a password is for. */
export interface PasswordOwner {
  project: { displayName: string }
  /** The primary one. */
  email: string | null | undefined
}

const messages: Record<Weakness, string> = {
  common: 'This password is one of those that are tried first. Choose another one.',
  breached: 'This password is known from a data breach. Choose another one.',
  personal:
    'This password is easily guessed from the e-mail address or the name of the app. Choose another one.',
}

/** Loaded with the first new password, and kept. */
let common: Promise<Set<string>> | undefined

async function loadCommon(): Promise<Set<string>> {
  const { commonPasswords } = await import('./common/list')
  return new Set(commonPasswords.split(/\s+/))
}

/** Why a password is easily guessed, as far as this process knows; in any letter case. */
async function findWeakness(
  password: string,
  { project, email }: PasswordOwner,
): Promise<Weakness | null> {
  const known = password.trim().toLowerCase()
  common ??= loadCommon()
  // One character again and again, or white space alone.
  if (new Set(known).size <= 1 || (await common).has(known)) return 'common'
  const address = email?.toLowerCase() ?? ''
  const words = [address, address.split('@')[0] ?? '', project.displayName.toLowerCase()]
  return words.some((word) => isDerived(known, word)) ? 'personal' : null
}

/** A word itself, or with figures and marks behind it; white space does not count. */
function isDerived(password: string, word: string): boolean {
  const [given, own] = [password, word].map((text) => text.replace(/\s/g, ''))
  if (!own || !given?.startsWith(own)) return false
  return /^[\d\p{P}\p{S}]*$/u.test(given.slice(own.length))
}

/**
 * Refuses a new password that is easily guessed: one of the commonest, one made of the address or the
 * name of the app, or one of a breach where the operator has them looked up.
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
