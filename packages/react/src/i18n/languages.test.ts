import { describe, expect, it } from 'vitest'
import { findPageLocale } from './languages'

describe('findSpeech', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-US'],
    ['de', 'de-DE'],
    ['de-AT', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['es', 'es-ES'],
    ['es-419', 'es-419'],
    ['es-MX', 'es-419'],
    ['fr-BE', 'fr-FR'],
    ['fr-CA', 'fr-CA'],
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-PT'],
    ['zh', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['ja', 'ja-JP'],
  ])('speaks for %s the texts of %s, and keeps the tag', (lang, language) => {
    expect(findPageLocale(lang, false)).toEqual({ language, lang, dir: 'ltr' })
  })

  it('runs from right to left where the script does', () => {
    expect(findPageLocale('ar-MA', false)).toEqual({ language: 'ar', lang: 'ar-MA', dir: 'rtl' })
  })

  it.each(['nl-NL', 'xx', 'de_DE', ''])('speaks English, and says so, for %j', (lang) => {
    expect(findPageLocale(lang, false)).toEqual({ language: 'en-US', lang: 'en-US', dir: 'ltr' })
  })

  it('takes the word of an app that has texts of its own', () => {
    expect(findPageLocale('he-IL', true)).toEqual({ language: 'en-US', lang: 'he-IL', dir: 'rtl' })
  })
})
