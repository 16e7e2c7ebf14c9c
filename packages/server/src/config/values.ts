import { isIP } from 'node:net'
import { parseUrl } from '@app/contract/parse-url'
import { z } from 'zod'
import { toTrustedProxies } from './client-address'
import { findKeyProblem, type KeyKind } from './key-kinds'

/** One row of the option table: variable, description and validation. */
export interface ConfigRow {
  /** Environment variable. */
  env: string
  /** Description for the README and `app-server --help`. */
  about: string
  /** Format of a valid value, completing "expected …". */
  expected: string
  schema: z.ZodType
  /** Default value, described in words if it is not a constant. */
  fallback: string
  /** Whether the value must not be printed. */
  secret?: boolean
}

/** Keeps the exact type of a row. */
export function row<const Row extends ConfigRow>(definition: Row): Row {
  return definition
}

/**
 * Refuses a value for a reason that is printed in place of the value and its format, which may be
 * secret. It ends without a period.
 */
export function refuse(context: z.RefinementCtx, reason: string): void {
  context.addIssue({ code: 'custom', message: reason, params: { isReason: true } })
}

/** Returns the reason that a schema gave by `refuse`, if any. */
export function findReason({ issues }: z.ZodError): string | undefined {
  return issues.find((issue) => issue.code === 'custom' && issue.params?.isReason)?.message
}

/** Lists alternatives, such as `a, b or c`. */
export function orList(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Accepts a key of the project `internal`: one of its kind, or one without the prefix of a kind. */
export function keyOf(kind: KeyKind) {
  return z
    .string()
    .regex(/^[\w-]{8,}$/)
    .superRefine((key, context) => {
      const problem = findKeyProblem(key, kind)
      if (problem) refuse(context, `its value ${problem}`)
    })
}

/** Accepts an object, or its JSON as in environment variables. */
export function jsonValue<Schema extends z.ZodType>(schema: Schema) {
  const parse = (value: unknown, context: z.RefinementCtx) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  }
  return z.preprocess(parse, schema).optional()
}

/**
 * Accepts a number or decimal digits. Other notations of JavaScript, such as `1e3`, are refused.
 */
export function wholeNumber(min: number, max: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number)
  return z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max))
}

/** Accepts a list, or the entries of an environment variable: `none`, or separated by commas. */
export function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.split(/[\s,]+/).filter((entry) => entry !== 'none')
}

/** A name, or a complete address: `1` would be the address 0.0.0.1, not a number of proxies. */
const proxy = z
  .string()
  .refine((entry) => /^[a-z]+$/.test(entry) || isIP(entry.replace(/\/.*$/, '')) !== 0)

/** Addresses and ranges of proxies. */
export const proxies = z.preprocess(toList, z.array(proxy)).refine((value) => {
  try {
    return toTrustedProxies(value)
  } catch {
    return false
  }
})

/** Accepts a boolean, or `on` and `off` as in environment variables. */
export const onOff = z.union([
  z.boolean(),
  z.enum(['on', 'off']).transform((value) => value === 'on'),
])

/** Accepts text that is not blank. */
export const filledText = z.string().regex(/\S/)

/** Accepts a URL with a host and one of the schemes, and returns it with the scheme in lower case (RFC 3986 section 3.1). */
export function urlOf(scheme: string) {
  const form = new RegExp(`^${scheme}://.+$`)
  return z
    .string()
    .transform((url) => url.replace(/^[A-Z]+(?=:)/i, (given) => given.toLowerCase()))
    .pipe(z.string().regex(form))
    .superRefine((url, context) => {
      const [end = ''] = /[;,"'`]+$/.exec(url) ?? []
      if (!form.test(url)) return
      if (end !== '') {
        const encoded = [...end].map((one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
        refuse(
          context,
          `its value ends in ${end}; expected it without, or ${encoded.join('')} if it is part of the password`,
        )
      } else if (!isWellFormed(url)) {
        refuse(
          context,
          'its value is not a valid URL; the port is a number up to 65535, and the characters #, /, ?, : and @ of a password are written as %23, %2F, %3F, %3A and %40',
        )
      }
    })
}

/**
 * Whether no character of a password ends the URL early. A URL with a user may have no host, for a
 * Unix socket.
 */
function isWellFormed(url: string): boolean {
  const parsed = parseUrl(url.replace('@/', '@localhost/'))
  if (!parsed) return false
  const { hash, username, pathname, search } = parsed
  return hash === '' && (username !== '' || !(pathname || search).includes('@'))
}

/** Whether each % begins an encoded character. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** A name, or an IPv6 address in brackets. */
const urlHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/i

/**
 * Accepts an http or https URL. Parsers accept more, such as a comma in the host, or line breaks.
 */
export const httpUrl = z
  .string()
  .regex(/^[^\s"']+$/)
  .pipe(z.url({ protocol: /^https?$/, hostname: urlHost }))

/** Accepts the URL of a service, to which a path is appended. */
export const baseUrl = httpUrl.refine((url) => !/[?#]/.test(url))

/** Accepts headers, or their pairs in the format of the OpenTelemetry variables. */
export const headerList = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const pairs = value.split(',').map((pair) => /^\s*([^=\s]+)=(.*)$/.exec(pair))
    if (pairs.includes(null)) return value
    return Object.fromEntries(pairs.map((pair) => [pair?.[1], decode(pair?.[2]?.trim() ?? '')]))
  },
  z.record(z.string(), z.string()),
)

/** Decodes a value; one that is not encoded stays as it is, such as `Bearer 50%`. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A number from 0 to 1. */
export const fraction = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d*\.?\d+$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1))
