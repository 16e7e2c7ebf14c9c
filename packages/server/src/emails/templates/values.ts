/**
 * Kinds of values. A `name` is chosen by a user, a `text` by the service or a third party, a `fact`
 * by the service alone; a `link` leads to a page of the app, and a `code` is typed by the reader.
 */
type ValueKind = 'name' | 'text' | 'fact' | 'link' | 'code'

/** All variables of emails with their kinds. */
const kinds = {
  projectDisplayName: 'name',
  userDisplayName: 'name',
  recipient: 'text',
  teamDisplayName: 'name',
  inviterDisplayName: 'name',
  managedProject: 'name',
  endpointHost: 'text',
  reason: 'text',
  days: 'fact',
  title: 'fact',
  address: 'text',
  formerAddress: 'text',
  signsIn: 'fact',
  isPrimary: 'fact',
  provider: 'fact',
  remaining: 'fact',
  time: 'fact',
  browser: 'fact',
  ipAddress: 'fact',
  changedBy: 'name',
  settingsUrl: 'link',
  emailVerificationLink: 'link',
  passwordResetLink: 'link',
  magicLink: 'link',
  teamInvitationLink: 'link',
  otp: 'code',
  expiresInMinutes: 'text',
} as const satisfies Record<string, ValueKind>

/** Name of an email variable. */
export type EmailVariable = keyof typeof kinds

/** Values of an email, unprocessed. */
export type EmailVariables = { [Name in EmailVariable]?: string }

/** Maximum length of values by kind, in characters. Links and codes are never shortened. */
const maxLengths = { name: 64, text: 256, fact: 256 }

/** Maximum length of a link: a callback URL with a code. */
const maxLinkLength = 2200

/** A value prepared for an email. */
export interface EmailValue {
  /** One line without control characters. */
  text: string
  kind: ValueKind
  /** Whether the surrounding text may have another direction. */
  isIsolated?: boolean
}

/** Prepared values by variable. Empty values are absent. */
export type EmailValues = ReadonlyMap<string, EmailValue>

/**
 * Prepares values for an email.
 *
 * @param direction Direction of the surrounding text.
 */
export function toEmailValues(
  variables: EmailVariables,
  direction: 'ltr' | 'rtl' = 'ltr',
): EmailValues {
  const isIsolated = direction === 'rtl'
  const values = new Map<string, EmailValue>()
  for (const [name, value] of Object.entries(variables)) {
    const kind = kinds[name as EmailVariable]
    const text = toValueText(kind, value ?? '')
    if (text !== '') values.set(name, { text, kind, isIsolated })
  }
  return values
}

function toValueText(kind: ValueKind, value: string): string {
  return kind === 'link' || kind === 'code' ? value : toLine(value, maxLengths[kind])
}

/** Values of maximum length, to measure templates. */
export function longestValues(): EmailValues {
  const entries = Object.entries(kinds).map(([name, kind]) => {
    const length = kind === 'link' ? maxLinkLength : maxLengths[kind === 'code' ? 'name' : kind]
    return [name, { text: 'x'.repeat(length), kind }] as const
  })
  return new Map(entries)
}

/** Prepares a name for emails: one line of at most 64 characters. */
export function toEmailVariable(name: string): string {
  return toLine(name, maxLengths.name)
}

/** Returns the values that must not be stored in clear text after sending. */
export function listSecrets(values: EmailValues): string[] {
  return [...values.values()]
    .filter(({ kind }) => kind === 'link' || kind === 'code')
    .map(({ text }) => text)
}

/**
 * Converts a value to text. Email programs create links from anything that looks like an address,
 * so a word joiner (U+2060) breaks addresses in values chosen by users.
 */
export function toText({ text, kind, isIsolated = false }: EmailValue): string {
  if (kind === 'link' || kind === 'code') return text
  const shown =
    kind === 'fact' ? text : text.replace(/[.:@\u2024\u3002\uFF0E\uFF61](?=\S)/gu, '$&\u2060')
  // Isolates the direction of names and addresses (UAX #9, FSI and PDI).
  return isIsolated ? `\u2068${shown}\u2069` : shown
}

/** Converts a value to a part of a URL. Only links are used as URLs themselves. */
export function toUrlPart({ text, kind }: EmailValue): string {
  return kind === 'link' ? text : encodeURIComponent(text)
}

/** Control characters, and those that reorder or hide the surrounding text. */
const invisible =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu

/** Cut first, so that the work does not depend on the length of the input. */
function toLine(value: string, maxLength: number): string {
  const head = value.slice(0, maxLength * 4)
  // Encoding to UTF-8 and back replaces lone surrogates by U+FFFD.
  const line = Buffer.from(head).toString().replace(/\s+/gu, ' ').replace(invisible, '').trim()
  const characters = [...line]
  if (characters.length <= maxLength && head === value) return line
  const kept = characters.slice(0, maxLength - 1).join('')
  return `${kept.trimEnd()}…`
}
