import { type Language, languages } from '@app/contract'
import { match } from '@formatjs/intl-localematcher'
import { parseAccept } from 'hono/utils/accept'

/** Language of emails to users whose language is unknown. */
export const defaultLanguage: Language = 'en-US'

/** Longer than browsers send; the rest is ignored. */
const maxHeaderLength = 256
const maxTags = 10

/**
 * Returns the language that best fits an `Accept-Language` header.
 *
 * @returns `null` if none fits, and for `*`, which `fetch` sends on servers.
 * @see RFC 9110 section 12.5.4, UTS 35 "Language Matching"
 */
export function matchLanguage(header: string | null): Language | null {
  if (!header) return null
  const wanted = parseAccept(header.slice(0, maxHeaderLength))
    .filter(({ type, q }) => q > 0 && isTag(type))
    .slice(0, maxTags)
    .map(({ type }) => type)
  if (wanted.length === 0) return null
  return findLanguage(match(wanted, languages, 'und'))
}

/** Returns the language with this exact tag, or `null`. */
export function findLanguage(tag: string | null): Language | null {
  return languages.find((language) => language === tag) ?? null
}

/**
 * Returns the language of emails to a user: the stored one, else the one that the browser asks for.
 *
 * @param stored Language of the user. Absent: unknown, or no user.
 * @param acceptLanguage Header of the request that causes the email, if a browser sent it.
 */
export function emailLanguage(
  stored: string | null | undefined,
  acceptLanguage: string | null,
): Language | undefined {
  // Also for users with a language, so that unknown addresses do not take longer.
  const wanted = matchLanguage(acceptLanguage)
  return findLanguage(stored ?? null) ?? wanted ?? undefined
}

/** Returns the writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm)$/.test(script) ? 'rtl' : 'ltr'
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
