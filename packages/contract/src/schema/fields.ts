import { z } from 'zod'
import type { Json } from '../lib/json'
import { parseUrl } from '../lib/parse-url'
import { findJsonSizeProblem } from './json-size'
import { passwordLength, providerIds } from './lists'
import { sizes } from './sizes'

/**
 * Schemas that are used more than once. Values are coerced before validation: strings that read as
 * a number or boolean, and numbers where a string is expected. No schema has a default; defaults
 * are business rules of the server.
 */

/** Returns whether UTF-8 and Postgres can represent a text: it has neither U+0000 nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/**
 * Text with at most `max` UTF-16 code units, without U+0000 and lone surrogates. Numbers are converted to decimal text.
 *
 * @param max One of `sizes`.
 */
export function text(max: number, message = `must have at most ${max} characters`) {
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    // Later checks never see text that is too long.
    z
      .string()
      .max(max, { error: message, abort: true })
      .refine(isStorable, 'must not contain U+0000 or a lone surrogate'),
  )
}

/** A list with at most `max` entries. Entries of longer lists are not validated. */
export function list<Item extends z.ZodType>(item: Item, max: number = sizes.list) {
  const message = `must have at most ${max} entries`
  return z.preprocess(
    (value, context) => {
      if (!Array.isArray(value) || value.length <= max) return value
      context.addIssue({ code: 'custom', message, input: value })
      return z.NEVER
    },
    z.array(item).max(max, message),
  )
}

/** `true` or `false`, also as text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** A finite number, also as text. */
export const number = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(),
)

/** A time in milliseconds since the epoch, up to the year 9999 (the limit of RFC 3339). */
export const dateMillis = number.pipe(
  z
    .number()
    .min(0)
    .max(Date.UTC(9999, 11, 31, 23, 59, 59, 999)),
)

/** A lifetime in milliseconds, at most `max`. Negative lifetimes expire at once. */
export function lifetimeMillis(max: number) {
  return number.pipe(z.number().min(-max).max(max))
}

const uuidPattern =
  '(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12})'

/** A UUID of version 1 to 5, or the nil UUID, in any letter case; the result is in lower case, as in the database. */
export const uuid = text(sizes.uuid, 'must be a UUID').pipe(
  z
    .string()
    .regex(new RegExp(`^${uuidPattern}$`, 'i'), 'must be a UUID')
    .toLowerCase(),
)

const cursorPattern = (id: string) => new RegExp(`^(?:\\d{1,15}-)?${id}$`, 'i')

/** Cursor of a list whose items have a UUID, or the id of one. Opaque to clients. */
export const uuidCursor = text(sizes.word).pipe(
  z.string().regex(cursorPattern(uuidPattern), 'must be a cursor').toLowerCase(),
)

/** Cursor of a list whose items have a sequence number, or the id of one. Opaque to clients. */
export const numberCursor = text(sizes.word).pipe(
  z.string().regex(cursorPattern('\\d{1,15}'), 'must be a cursor'),
)

/** A user id, or `me` for the signed-in user. */
export const userIdOrMe = z.union([z.literal('me'), uuid])

/** A project id: a lower-case v4 UUID, or `internal`. */
export const projectId = text(sizes.uuid, 'must be a v4 UUID or "internal"').pipe(
  z
    .string()
    .regex(
      /^(?:internal|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/,
      'must be a v4 UUID or "internal"',
    ),
)

// Grammar of email addresses in HTML forms, so that the API accepts what browsers accept:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const tooLongForEmail = `must have at most ${sizes.email} characters`

/** Lower-cases the domain, which is case-insensitive (RFC 5321 section 2.4). */
function lowerDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}

/**
 * An email address as HTML forms accept it; the domain may lack a dot and is lower-cased.
 * Normalized to NFKC first, so that look-alikes of ASCII letters do not create a second address.
 * Normalizing combining marks takes quadratic time, so the length is checked first.
 */
export const email = z
  .string()
  .max(sizes.email, { error: tooLongForEmail, abort: true })
  .transform((value) => lowerDomain(value.normalize('NFKC')))
  .pipe(
    z
      .string()
      // Normalizing can lengthen text: a ligature becomes several letters.
      .max(sizes.email, { error: tooLongForEmail, abort: true })
      .regex(htmlEmail, 'must be an email address'),
  )

/** An email address for new accounts: no leading dot, and a dot in the domain. */
export const strictEmail = email.pipe(
  z.string().regex(/^[^.].*@.*\.[^.][^.]+$/, 'must be an email address with a complete domain'),
)

/** The minimum length is a separate rule with its own known error. */
export const password = text(passwordLength.max)

const absoluteUrl = z
  .string()
  .refine((value) => !value.includes(' ') && parseUrl(value) !== null, 'must be a URL')

/** An absolute URL of any scheme, without spaces. */
export const url = text(sizes.url).pipe(absoluteUrl)

/** URL of an app's endpoint that the service sends requests to. */
export const httpUrl = url.pipe(z.string().regex(/^https?:\/\//i, 'must be an http(s) URL'))

/**
 * An absolute URL. Only `data:` images may be long, as parsing a long host name is slow; other URLs
 * must be ASCII.
 */
export const profileImageUrl = text(sizes.profileImage)
  .pipe(
    z
      .string()
      .refine(
        (value) => value.length <= sizes.url || /^data:[!-~]*$/i.test(value),
        `must have at most ${sizes.url} characters unless it is a data: URL in ASCII`,
      )
      // Pages may link to pictures, so scripts and documents are refused.
      .refine(
        (value) => /^(?:https?:|data:image\/)/i.test(value),
        'must be http:, https: or data:image/',
      ),
  )
  .pipe(absoluteUrl)

/** An `https:` URL in ASCII, for a picture that others load. */
export const logoUrl = text(sizes.url)
  .pipe(z.string().regex(/^https:\/\/[!-~]+$/i, 'must be an https: URL in ASCII'))
  .pipe(absoluteUrl)

/** A color as `#rrggbb`. */
export const hexColor = text(7).pipe(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be like #1a2b3c'))

/** Standard base64 with padding, not empty. */
export function base64(max: number) {
  return text(max).pipe(
    z
      .string()
      .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'must be base64')
      .min(1, 'must not be empty'),
  )
}

/** Version of the terms of service, such as `2026-11-01`: ASCII without spaces. */
export const termsVersion = text(sizes.word).pipe(
  z.string().regex(/^[!-~]+$/, 'must be ASCII without spaces, and not empty'),
)

/**
 * Version of the terms that the visitor accepted. If the project requires one, no user is created
 * without it.
 */
export const acceptedTermsVersion = termsVersion.optional()

/** Fields of a new user that a sign-up may contain, as in `PATCH /users/me`. */
export const newUserFields = () => ({
  accepted_terms_version: acceptedTermsVersion,
  /** `""` is stored as null. */
  display_name: text(sizes.name).nullable().optional(),
  client_metadata: json(sizes.metadata).optional(),
})

/**
 * Any JSON value, `null` included, with at most `max` characters as JSON. Bodies come from a JSON
 * parser, so only absence and size are checked.
 */
export function json(max: number) {
  return sized(anyJson, max)
}

/** Any JSON value of any size, for responses: it was validated when it was written. */
export const anyJson = z.custom<Json>((value) => value !== undefined, 'must be a JSON value')

/**
 * Limits the size of a schema that is open: an object with additional members, a record, any value.
 *
 * @param max Characters as JSON.
 */
export function sized<Schema extends z.ZodType>(schema: Schema, max: number): Schema {
  return schema
    .superRefine((value, context) => {
      const problem = findJsonSizeProblem(value, max)
      if (problem) context.addIssue(problem)
    })
    .meta({ [maxJsonLength]: max })
}

/** JSON Schema keyword for the limit of `sized`, in characters of JSON. */
export const maxJsonLength = 'x-max-json-length'

/** Id of an identity provider. */
export const providerId = z.enum(providerIds)

/**
 * Id of any permission: a custom one, or one of the five system permissions, which start with `$`.
 */
export const permissionId = text(sizes.name).pipe(
  z
    .string()
    .regex(/^\$?[a-z0-9_:]+$/, 'may have only a-z, 0-9, _ and :')
    .refine(
      (id) => !id.startsWith('$') || (systemPermissionIds as readonly string[]).includes(id),
      'must be one of the system permissions when it starts with $',
    ),
)

/** Id of a permission that a project defines. */
export const customPermissionId = text(sizes.name).pipe(
  z.string().regex(/^[a-z0-9_:]+$/, 'may have only a-z, 0-9, _ and :'),
)

/** The five team permissions of every project. They cannot be edited and contain no others. */
export const systemPermissionIds = [
  '$update_team',
  '$delete_team',
  '$read_members',
  '$remove_members',
  '$invite_members',
] as const

/** A verification code: exactly 45 characters. */
export const verificationCode = text(sizes.verificationCode, 'must have 45 characters').pipe(
  z.string().length(sizes.verificationCode, 'must have 45 characters'),
)

/** `{ "success": true }`, the response of endpoints without a result. */
export const success = z.object({ success: z.literal(true) })

/** A complete list: `{ items, is_paginated: false }`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), is_paginated: z.literal(false) })
}

/** One page of a list. `next_cursor` is the `cursor` of the next page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    is_paginated: z.literal(true),
    pagination: z.object({ next_cursor: z.string().nullable() }),
  })
}

/** A complete list, or one page of it if the request has a `limit`. */
export function listOrPageOf<Item extends z.ZodType>(item: Item) {
  return z.discriminatedUnion('is_paginated', [listOf(item), pageOf(item)])
}

/** `{ "is_code_valid": true }`, the response of every check-code endpoint. */
export const codeIsValid = z.object({ is_code_valid: z.literal(true) })
