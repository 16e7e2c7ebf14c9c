import { z } from 'zod'
import { parseUrl } from '../lib/parse-url'
import { text } from './fields'
import { sizes } from './sizes'

/** A host name or an IP address in a parsed URL. Parsers also accept hosts such as `a.com,b.com` and `$HOST`. */
const oneHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

/** An origin of an app, and the path of its pages. */
export const trustedDomain = z.strictObject({
  /** An origin with an optional path; `http:` is allowed. */
  domain: text(sizes.url).pipe(
    z
      .string()
      .refine((value) => /^https?:\/\//.test(value) && parseUrl(value) !== null, {
        error: 'must be an http(s) URL',
        abort: true,
      })
      // Matching compares exact hosts and ignores queries.
      .refine(
        (value) => !/[*?#]/.test(value) && oneHost.test(parseUrl(value)?.hostname ?? ''),
        'must be one host without a wildcard, a query or a fragment; list each host',
      ),
  ),
  handler_path: text(sizes.url).pipe(
    z
      .string()
      .regex(
        /^\/(?:[^\s?#/\\][^\s?#\\]*)?$/,
        'must be a path such as /handler, without a query, a fragment or spaces',
      ),
  ),
})
