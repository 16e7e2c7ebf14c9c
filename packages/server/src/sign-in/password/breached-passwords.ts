import { createHash } from 'node:crypto'
import type { Logger } from 'pino'

/** Tells whether a password is known from a breach; `false` also when that cannot be found out. */
export type BreachCheck = (password: string) => Promise<boolean>

/** How long a user waits for it, in milliseconds. */
const timeoutMs = 1500

/** Characters of the hash that are sent: some 800 passwords begin with the same. */
const prefixLength = 5

/**
 * Asks a range API of breached passwords, which learns five characters of a SHA-1 hash only.
 *
 * @param url What the five characters are added to.
 * @see https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export function createBreachCheck(
  url: string,
  { fetch: ask, log }: { fetch: typeof fetch; log: Logger },
): BreachCheck {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)]
    try {
      const response = await ask(url + prefix, {
        // Answers of one size: their length would tell the prefix to who sees the encrypted traffic.
        headers: { 'Add-Padding': 'true' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`The range API answered ${response.status}.`)
      return countOf(rest, await response.text()) > 0
    } catch (error) {
      // No user is kept from choosing a password because another service is down.
      log.warn({ error }, 'a new password could not be looked up among breached ones')
      return false
    }
  }
}

/** How often a password was seen, by lines such as `0018A45C4D1DEF81644B54AB7F969B88D65:10`. */
function countOf(rest: string, lines: string): number {
  const line = lines.split('\n').find((text) => text.toUpperCase().startsWith(`${rest}:`))
  // Padding has a count of 0.
  return Number(line?.slice(rest.length + 1) ?? 0)
}
