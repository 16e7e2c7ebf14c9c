import { describe, expect, it } from 'vitest'
import { findPageLocale } from './languages'

describe('findPageLocale', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en', 'en-US'],
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
  ])('maps %s to the messages of %s and keeps the tag', (lang, language) => {
    expect(findPageLocale(lang, false)).toEqual({ language, lang, dir: 'ltr' })
  })

  it.each(['ar', 'ar-MA'])('is right to left if its script is: %s', (lang) => {
    expect(findPageLocale(lang, false)).toEqual({ language: 'ar', lang, dir: 'rtl' })
  })

  it('distinguishes scripts of a language', () => {
    const lang = 'az-Arab'
    expect(findPageLocale('en-Shaw', false)).toMatchObject({ language: 'en-US', lang: 'en-US' })
    expect(findPageLocale(lang, true)).toEqual({ language: 'en-US', lang, dir: 'rtl' })
  })

  it.each(['tlh', 'xx', 'de_DE', ''])('falls back to English for %j', (lang) => {
    expect(findPageLocale(lang, false)).toEqual({ language: 'en-US', lang: 'en-US', dir: 'ltr' })
  })

  it('keeps the tag of an app that brings its own messages', () => {
    expect(findPageLocale('he-IL', true)).toEqual({ language: 'en-US', lang: 'he-IL', dir: 'rtl' })
  })
})
