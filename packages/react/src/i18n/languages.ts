/** Every language there is. Of those of one language and script, the first stands in for the others. */
export const languages = [
  'en-US',
  'de-DE',
  'es-419',
  'es-ES',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'pt-PT',
  'pt-BR',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'ar',
] as const

/** A language the pages speak. */
export type Language = (typeof languages)[number]

/** How the pages speak for one `lang` of the provider. */
export interface Speech {
  /** Whose texts. */
  language: Language
  /** BCP 47 tag of the texts, which also decides how dates and numbers look. */
  lang: string
  dir: 'ltr' | 'rtl'
}

const english: Speech = { language: 'en-US', lang: 'en-US', dir: 'ltr' }
const known = new Map<string, Speech>()

/**
 * How to speak for a tag: `de` and `de-AT` are German, `es-MX` is the Spanish of Latin America. What
 * we do not speak is English; with texts of the app's own the tag stays.
 */
export function findSpeech(tag: string, hasOwnTexts: boolean): Speech {
  const key = `${tag} ${hasOwnTexts}`
  const speech = known.get(key) ?? toSpeech(tag, hasOwnTexts)
  known.set(key, speech)
  return speech
}

function toSpeech(tag: string, hasOwnTexts: boolean): Speech {
  const wanted = toLocale(tag)
  if (!wanted) return english
  const related = languages.filter((language) => {
    const locale = toLocale(language)
    return locale?.language === wanted.language && locale.script === wanted.script
  })
  const language =
    related.find((language) => toLocale(language)?.region === wanted.region) ?? related[0]
  if (!language && !hasOwnTexts) return english
  return {
    language: language ?? 'en-US',
    lang: tag,
    dir: /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm)$/.test(wanted.script ?? '') ? 'rtl' : 'ltr',
  }
}

/** The tag with everything it leaves open: `zh-TW` is written in `Hant`. `null` if it is none. */
function toLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
