import type { PageLocale } from './languages'

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number>

/** A placeholder and, if it is a plural, its forms. */
export const placeholder = /\{(\w+)(?:, plural,((?:[^{}]*\{[^{}]*\})+)\s*)?\}/g
const pluralForm = /(=\d+|\w+)\s*\{([^{}]*)\}/g

/**
 * Formats a message: replaces `{name}` and ICU plurals such as `{count, plural, =0 {none} one {#
 * file} other {# files}}`, whose forms contain no placeholders. Placeholders without a value stay.
 */
export function formatMessage(text: string, values: MessageValues, locale: PageLocale): string {
  return text.replace(placeholder, (whole, name: string, plural?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'string') return isolate(value, locale)
    const number = new Intl.NumberFormat(locale.lang).format(value)
    if (!plural) return number
    const forms: Record<string, string | undefined> = Object.fromEntries(
      [...plural.matchAll(pluralForm)].map(([, form, words]) => [form, words]),
    )
    const rule = new Intl.PluralRules(locale.lang).select(value)
    const words = forms[`=${value}`] ?? forms[rule] ?? forms.other ?? whole
    return words.replaceAll('#', number)
  })
}

/** Isolates the direction of names and addresses inside right-to-left sentences. */
function isolate(value: string, { dir }: PageLocale): string {
  return dir === 'rtl' ? `\u2068${value}\u2069` : value
}
