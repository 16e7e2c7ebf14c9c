import { createHash } from 'node:crypto'
import type { Logger } from 'pino'

/** Returns whether a password is known from a breach. `false` if that cannot be determined. */
export type BreachCheck = (password: string) => Promise<boolean>

/** Timeout in milliseconds, while the user waits. */
const timeoutMs = 1500

/** Number of hash characters sent. About 800 passwords share a prefix. */
const prefixLength = 5

/**
 * Creates a check with a range API of breached passwords, which receives five characters of a SHA-1
 * hash.
 *
 * @param url Base URL that the prefix is appended to.
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
        // Pads responses to one size; otherwise their length would reveal the prefix.
        headers: { 'Add-Padding': 'true' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`The range API returned ${response.status}.`)
      return countOf(rest, await response.text()) > 0
    } catch (error) {
      // An unavailable API must not block users from setting passwords.
      log.warn({ error }, 'breached password check failed')
      return false
    }
  }
}

/** Returns the count of a suffix in lines such as `0018A45C4D1DEF81644B54AB7F969B88D65:10`. */
function countOf(rest: string, lines: string): number {
  const line = lines.split('\n').find((text) => text.toUpperCase().startsWith(`${rest}:`))
  // Padding has a count of 0.
  return Number(line?.slice(rest.length + 1) ?? 0)
}
