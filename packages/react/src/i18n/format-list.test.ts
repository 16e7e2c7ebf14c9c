import { expect, it } from 'vitest'
import { formatList } from './format-list'

it.each([
  ['en-US', 'ltr', 'Ada and Bob'],
  ['de-DE', 'ltr', 'Ada und Bob'],
  ['ar', 'rtl', '\u2068Ada\u2069 و\u2068Bob\u2069'],
] as const)(
  'names in %s, each with its own direction in one that runs to the left',
  (lang, dir, text) => {
    expect(formatList(['Ada', 'Bob'], { lang, dir })).toBe(text)
  },
)
