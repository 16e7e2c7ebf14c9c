import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toCustomProperties } from './theme'

describe('toCustomProperties', () => {
  it('returns a custom property for each given color', () => {
    const theme = { light: { cardForeground: 'navy' }, dark: { ring: '#fff' }, radius: '4px' }
    expect(toCustomProperties(theme)).toEqual({
      '--stack-light-card-foreground': 'navy',
      '--stack-dark-ring': '#fff',
      '--stack-radius': '4px',
    })
  })

  it('omits colors that are not given', () => {
    expect(toCustomProperties({ light: { ring: undefined } })).toEqual({})
  })
})

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

/** Relative luminance of a token, WCAG 2.2. */
function luminance(mode: string, token: string): number {
  const [, hue, saturation, lightness] =
    css.match(new RegExp(`--stack-${mode}-${token}: hsl\\((\\S+) (\\S+)% (\\S+)%\\)`)) ?? []
  const [h = Number.NaN, s = 0, l = 0] = [hue, saturation, lightness].map(Number)
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    const a = (s / 100) * Math.min(l / 100, 1 - l / 100)
    const value = l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}

function contrast(mode: string, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(mode, first), luminance(mode, second)].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(['light', 'dark'])('the %s colors', (mode) => {
  it.each([
    ['foreground', 'background'],
    ['card-foreground', 'card'],
    ['popover-foreground', 'popover'],
    ['primary-foreground', 'primary'],
    ['secondary-foreground', 'secondary'],
    ['accent-foreground', 'accent'],
    ['destructive-foreground', 'destructive'],
    ['muted-foreground', 'background'],
    ['muted-foreground', 'card'],
    ['muted-foreground', 'popover'],
    ['muted-foreground', 'muted'],
    ['muted-foreground', 'accent'],
    ['destructive', 'background'],
    ['destructive', 'card'],
    ['destructive', 'popover'],
    ['destructive', 'muted'],
  ])('have readable contrast: %s on %s', (text, surface) => {
    expect(contrast(mode, text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['input', 'background'],
    ['input', 'card'],
    ['ring', 'background'],
    ['ring', 'card'],
    ['ring', 'popover'],
  ])('have visible contrast: %s on %s', (edge, surface) => {
    expect(contrast(mode, edge, surface)).toBeGreaterThanOrEqual(3)
  })
})
