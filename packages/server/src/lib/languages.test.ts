import { describe, expect, it } from 'vitest'
import { directionOf, matchLanguage } from './languages'

describe('matchLanguage', () => {
  it.each([
    ['de', 'de-DE'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de-DE'],
    ['es-MX', 'es-419'],
    ['es', 'es-ES'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hans-SG', 'zh-CN'],
    ['en-GB,en;q=0.5', 'en-US'],
    ['sv,fr-CA;q=0.7', 'fr-CA'],
    ['en;q=0.1, ja;q=0.9', 'ja-JP'],
    ['ar-EG', 'ar'],
  ])('matches %s to %s', (header, language) => {
    expect(matchLanguage(header)).toBe(language)
  })

  it.each([null, '', '*', 'sv', 'he-IL', 'de;q=0', 'not a tag', '\u0000', ';;;,,,'])(
    'matches %s to nothing',
    (header) => {
      expect(matchLanguage(header)).toBeNull()
    },
  )

  it('parses only as much of a header as browsers send', () => {
    expect(matchLanguage(`${'x-y,'.repeat(100_000)}de`)).toBeNull()
  })
})

describe('directionOf', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['de-DE', 'ltr'],
    ['zh-TW', 'ltr'],
  ])('returns the direction of %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction)
  })
})
