import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast'
import { findPreset, type Look, toTheme } from './look'
import { type PresetName, presets } from './presets'

const names = Object.keys(presets) as PresetName[]
const modes = ['light', 'dark'] as const

function toColors(look: Look, mode: 'light' | 'dark') {
  // Of the package's style sheet.
  const card = mode === 'light' ? '#ffffff' : '#131316'
  return { card, ...toTheme(look)[mode] } as Record<string, string>
}

describe.each(names.flatMap((name) => modes.map((mode) => ({ name, mode }))))(
  'the preset $name, $mode',
  ({ name, mode }) => {
    const colors = toColors({ ...presets[name].look, preset: name }, mode)

    it('has readable text', () => {
      const pairs = [
        ['primaryForeground', 'primary'],
        ['foreground', 'background'],
        ['mutedForeground', 'background'],
        ['mutedForeground', 'card'],
        ['mutedForeground', 'muted'],
      ] as const
      for (const [text, surface] of pairs) {
        const [first, second] = [colors[text], colors[surface]]
        if (!first || !second) continue
        expect(contrastOf(first, second), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
      }
    })

    it('has visible edges of inputs', () => {
      if (!colors.input) return
      expect(contrastOf(colors.input, colors.card ?? '')).toBeGreaterThanOrEqual(3)
    })
  },
)

it.each(names)('recognizes the preset %s until an option is changed', (name) => {
  const look: Look = { ...presets[name].look, preset: name }
  expect(findPreset(look)).toBe(name)
  for (const change of [{ primary: '#123456' }, { radius: 6 }, { layout: 'split' } as const]) {
    expect(findPreset({ ...look, ...change })).toBeUndefined()
  }
})

it.each(['#000000', '#ffff00', '#777777', '#0000ff', '#ffffff'])(
  'makes a button of any color readable: %s',
  (primary) => {
    const look = { ...presets.plain.look, preset: 'plain', primary } as const
    for (const mode of modes) {
      const colors = toColors(look, mode)
      expect(
        contrastOf(colors.primaryForeground ?? '', colors.primary ?? ''),
      ).toBeGreaterThanOrEqual(4.5)
    }
    const dark = toColors(look, 'dark')
    expect(contrastOf(dark.primary ?? '', dark.card ?? '')).toBeGreaterThanOrEqual(4.5)
  },
)
