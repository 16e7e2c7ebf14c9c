import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message'
import { findPageLocale } from './languages'

const english = findPageLocale('en-US', false)
const files = '{count, plural, =0 {No file} one {# file} other {# files}} in {place}'

describe('formatMessage', () => {
  it.each([
    [0, 'No file in Rome'],
    [1, '1 file in Rome'],
    [2, '2 files in Rome'],
    [1200, '1,200 files in Rome'],
  ])('selects the plural form for %i', (count, text) => {
    expect(formatMessage(files, { count, place: 'Rome' }, english)).toBe(text)
  })

  it('uses plural rules and number format of the locale', () => {
    const arabic = findPageLocale('ar-EG', true)
    const characters = '{n, plural, few {# أحرف} many {# حرفًا} other {# حرف}}'
    const say = (n: number) => formatMessage(characters, { n }, arabic)
    expect([say(8), say(70), say(100)]).toEqual(['٨ أحرف', '٧٠ حرفًا', '١٠٠ حرف'])
  })

  it('keeps a placeholder without a value', () => {
    expect(formatMessage(files, { count: 3 }, english)).toBe('3 files in {place}')
    expect(formatMessage('{n, plural, other {#}}', {}, english)).toBe('{n, plural, other {#}}')
  })

  it('does not interpret placeholders in values', () => {
    expect(formatMessage('{a} {b}', { a: '{b}', b: 'x' }, english)).toBe('{b} x')
  })

  it('isolates the direction of a name in a right-to-left sentence', () => {
    const arabic = findPageLocale('ar', true)
    expect(formatMessage('{name}?', { name: 'Ada (x)' }, arabic)).toBe('\u2068Ada (x)\u2069?')
  })
})
