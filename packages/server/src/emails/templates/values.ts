/**
 * Kinds of values in mails. A `name` was chosen by a user, a `text` by the service or a third party;
 * a `fact` is written by the service alone; a `link` leads to a page of the app, a `code` is typed by the
 * reader.
 */
type ValueKind = 'name' | 'text' | 'fact' | 'link' | 'code'

/** All variables of mails and what their values are. */
const kinds = {
  projectDisplayName: 'name',
  userDisplayName: 'name',
  teamDisplayName: 'name',
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

/** Names a variable of a mail. */
type EmailVariable = keyof typeof kinds

/** Values of a mail as the rest of the service gives them. */
export type EmailVariables = { [Name in EmailVariable]?: string }

/** Longest value in characters, by kind. Links and codes are used whole or not at all. */
const maxLengths = { name: 64, text: 256, fact: 256 }

/** Longest link: a callback URL and a code. */
const maxLinkLength = 2200

/** A value that may stand in a mail. */
export interface EmailValue {
  /** One line without control characters. */
  text: string
  kind: ValueKind
  /** The text around it may run in the other direction. */
  isIsolated?: boolean
}

/** Values of a mail by the name of their variable; those that are empty are absent. */
export type EmailValues = ReadonlyMap<string, EmailValue>

/**
 * Prepares values for mails.
 *
 * @param direction Of the text they are put into.
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

/** The longest values there can be, to measure templates by. */
export function longestValues(): EmailValues {
  const entries = Object.entries(kinds).map(([name, kind]) => {
    const length = kind === 'link' ? maxLinkLength : maxLengths[kind === 'code' ? 'name' : kind]
    return [name, { text: 'x'.repeat(length), kind }] as const
  })
  return new Map(entries)
}

/** A name as it stands in mails: one line of at most 64 characters. */
export function toEmailVariable(name: string): string {
  return toLine(name, maxLengths.name)
}

/** Values that must not be kept in clear once a mail is sent. */
export function listSecrets(values: EmailValues): string[] {
  return [...values.values()]
    .filter(({ kind }) => kind === 'link' || kind === 'code')
    .map(({ text }) => text)
}

/**
 * A value as text between other texts. Mail programs turn what looks like an address into a link, so
 * an invisible word joiner (U+2060) breaks addresses that users chose.
 */
export function toText({ text, kind, isIsolated = false }: EmailValue): string {
  if (kind === 'link' || kind === 'code') return text
  const shown =
    kind === 'fact' ? text : text.replace(/[.:@\u2024\u3002\uFF0E\uFF61](?=\S)/gu, '$&\u2060')
  // Names and addresses keep a direction of their own (UAX #9, FSI and PDI).
  return isIsolated ? `\u2068${shown}\u2069` : shown
}

/** A value as a part of a URL: only links are URLs themselves. */
export function toUrlPart({ text, kind }: EmailValue): string {
  return kind === 'link' ? text : encodeURIComponent(text)
}

/** Control characters, and those that reorder or hide text around them. */
const invisible =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu

/** Cut first, so that the work does not depend on the length of what users type. */
function toLine(value: string, maxLength: number): string {
  const head = value.slice(0, maxLength * 4)
  // As UTF-8 and back: half of a surrogate pair becomes U+FFFD.
  const line = Buffer.from(head).toString().replace(/\s+/gu, ' ').replace(invisible, '').trim()
  const characters = [...line]
  if (characters.length <= maxLength && head === value) return line
  const kept = characters.slice(0, maxLength - 1).join('')
  return `${kept.trimEnd()}…`
}
