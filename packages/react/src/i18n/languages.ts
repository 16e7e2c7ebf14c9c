import { languages } from '@app/core/bindings'

/** A language of the pages. */
export type Language = (typeof languages)[number]

/** Language and text direction for a `lang` of the provider. */
export interface PageLocale {
  /** Language of the messages. */
  language: Language
  /** BCP 47 tag of the messages, which also decides how dates and numbers are formatted. */
  lang: string
  /** Direction of the text. */
  dir: 'ltr' | 'rtl'
}

const english: PageLocale = { language: 'en-US', lang: 'en-US', dir: 'ltr' }
const known = new Map<string, PageLocale>()

/**
 * Returns the locale for a tag: `de` and `de-AT` are German, `es-MX` is Latin American Spanish.
 * Unknown languages fall back to English; with message overrides the tag stays.
 */
export function findPageLocale(tag: string, hasOwnTexts: boolean): PageLocale {
  const key = `${tag} ${hasOwnTexts}`
  const locale = known.get(key) ?? toPageLocale(tag, hasOwnTexts)
  known.set(key, locale)
  return locale
}

function toPageLocale(tag: string, hasOwnTexts: boolean): PageLocale {
  // The usual cases, without likely subtags, which take a phone 20 ms to load: a tag of messages, and `en`.
  const exact = languages.find((language) => language === tag) ?? findOnly(tag)
  if (exact) return { language: exact, lang: tag, dir: exact === 'ar' ? 'rtl' : 'ltr' }
  const wanted = toLocale(tag)
  if (!wanted) return english
  const related = listRelated(wanted.language).filter(
    (language) => toLocale(language)?.script === wanted.script,
  )
  const language =
    related.find((language) => toLocale(language)?.region === wanted.region) ?? related[0]
  if (!language && !hasOwnTexts) return english
  return {
    language: language ?? 'en-US',
    lang: tag,
    dir: /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm)$/.test(wanted.script ?? '') ? 'rtl' : 'ltr',
  }
}

/** Returns the messages in a language, such as `de`, if there are no others in it. */
function findOnly(language: string): Language | undefined {
  const [only, ...others] = listRelated(language)
  return others.length > 0 ? undefined : only
}

function listRelated(language: string): Language[] {
  return languages.filter((tag) => tag.split('-')[0] === language)
}

/**
 * Returns the locale with its likely subtags: `zh-TW` is written in `Hant`. `null` for an invalid
 * tag.
 */
function toLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
