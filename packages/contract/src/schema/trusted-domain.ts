import { z } from 'zod'
import { text } from './fields'
import { sizes } from './sizes'

/** Returns whether a URL is of one host, without a user name. Parsers also accept such as `a.com,b.com` and `$HOST`. */
function isOfOneHost(url: string): boolean {
  const { hostname, username, password } = new URL(url)
  const isHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/.test(hostname)
  return isHost && username + password === ''
}

/** An origin of an app, and the path of its pages. */
export const trustedDomain = z.strictObject({
  /** An origin with an optional path; `http:` is allowed. */
  domain: text(sizes.url).pipe(
    z
      .string()
      .refine(
        (value) => /^https?:\/\//.test(value) && URL.canParse(value),
        'must be an http(s) URL',
      )
      // Matching compares exact hosts and ignores queries.
      .refine(
        (value) => !/[*?#]/.test(value) && (!URL.canParse(value) || isOfOneHost(value)),
        'must be one host without a user name, a wildcard, a query and a fragment; list each host',
      ),
  ),
  handler_path: text(sizes.url).pipe(
    z
      .string()
      .regex(
        /^\/(?:[^\s?#/\\][^\s?#\\]*)?$/,
        'must be a path such as /handler, without a query, a fragment and spaces',
      ),
  ),
})
