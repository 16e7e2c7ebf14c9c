import { describe, expect, it } from 'vitest'
import { formatAge } from './age'

const now = new Date('2026-05-20T12:00:00Z')
const ago = (seconds: number, lang = 'en-US') =>
  formatAge(new Date(now.getTime() - seconds * 1000), now, lang)

describe('formatAge', () => {
  it.each([
    [-60, null],
    [14, null],
    [15, '15 seconds ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_400, 'yesterday'],
    [604_800, 'last week'],
    [5 * 604_800 - 1, '4 weeks ago'],
    [5 * 604_800, 'Apr 15, 2026'],
  ])('after %i s: %s', (seconds, text) => expect(ago(seconds)).toBe(text))

  it('uses the language of the page', () => expect(ago(7200, 'de-DE')).toBe('vor 2 Stunden'))
})
