import { describe, expect, it } from 'vitest'
import { findSpeech } from './languages'

describe('findSpeech', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-US'],
    ['de', 'de-DE'],
    ['de-AT', 'de-DE'],
    ['DE-de', 'de-DE'],
  ])('speaks for %s the texts of %s, and keeps the tag', (lang, language) => {
    expect(findSpeech(lang, false)).toEqual({ language, lang, dir: 'ltr' })
  })

  it.each(['nl-NL', 'xx', 'de_DE', ''])('speaks English, and says so, for %j', (lang) => {
    expect(findSpeech(lang, false)).toEqual({ language: 'en-US', lang: 'en-US', dir: 'ltr' })
  })

  it('takes the word of an app that has texts of its own', () => {
    expect(findSpeech('he-IL', true)).toEqual({ language: 'en-US', lang: 'he-IL', dir: 'rtl' })
  })
})
