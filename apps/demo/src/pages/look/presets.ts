import type { ThemeColors } from '@app/react'
import type { fonts } from './fonts'

/** Everything that is chosen in addition to the preset. */
export interface LookOptions {
  /** Color of the main button in light mode, as `#rrggbb`. */
  primary: string
  font: keyof typeof fonts
  /** Corner radius in pixels. */
  radius: number
  density: 'compact' | 'regular' | 'spacious'
  /** `auto` follows the system. */
  mode: 'auto' | 'light' | 'dark'
  layout: 'card' | 'plain' | 'split'
  hasLogo: boolean
}

/** Colors of surfaces and text in one mode, as `#rrggbb`. */
interface Surfaces {
  background: string
  card: string
  /** Background of highlighted entries and placeholders. */
  raised: string
  text: string
  hint: string
  /** Borders of cards, and separators. */
  border: string
  /** Borders of inputs. */
  input: string
}

/** A theme to start from. */
export interface Preset {
  name: string
  look: LookOptions
  /** `null`: the defaults of the package. */
  surfaces: { light: Surfaces; dark: Surfaces } | null
}

const plain: LookOptions = {
  primary: '#4f46e5',
  font: 'system',
  radius: 8,
  density: 'regular',
  mode: 'auto',
  layout: 'card',
  hasLogo: true,
}

/** The themes to start from, by key. */
export const presets = {
  plain: { name: 'Plain', look: plain, surfaces: null },
  midnight: {
    name: 'Midnight',
    look: { ...plain, primary: '#6d28d9', radius: 12, mode: 'dark' },
    surfaces: {
      light: surfaces('#f3f4fb', '#ffffff', '#e8eaf6', '#171a36', '#525a86', '#d9dcee', '#7f86ad'),
      dark: surfaces('#070a1c', '#10142b', '#1c2244', '#eef0ff', '#a5acd6', '#242b52', '#6a73a8'),
    },
  },
  paper: {
    name: 'Paper',
    look: { ...plain, primary: '#8a3b12', font: 'serif', radius: 4, mode: 'light' },
    surfaces: {
      light: surfaces('#f6f1e7', '#fffdf8', '#efe6d6', '#2a2118', '#6b5c49', '#e2d6c2', '#93826b'),
      dark: surfaces('#1b1611', '#251f18', '#332a20', '#f6efe3', '#b9a990', '#3a3126', '#857558'),
    },
  },
  terminal: {
    name: 'Terminal',
    look: {
      ...plain,
      primary: '#15803d',
      font: 'mono',
      radius: 0,
      density: 'compact',
      mode: 'dark',
      hasLogo: false,
    },
    surfaces: {
      light: surfaces('#f4f7f4', '#ffffff', '#e6eee7', '#0d1f12', '#48604f', '#d3ded5', '#7a8f80'),
      dark: surfaces('#040805', '#0a120c', '#14241a', '#d8f5df', '#8fb59a', '#1d3325', '#557a62'),
    },
  },
  candy: {
    name: 'Candy',
    look: {
      ...plain,
      primary: '#be185d',
      font: 'rounded',
      radius: 16,
      density: 'spacious',
      mode: 'light',
    },
    surfaces: {
      light: surfaces('#fff1f7', '#ffffff', '#fde4ef', '#3d1029', '#87506b', '#f8d3e3', '#b0799a'),
      dark: surfaces('#1d0a15', '#2a1120', '#3d1a30', '#ffe9f3', '#d8a3bf', '#47203a', '#9a6384'),
    },
  },
} satisfies Record<string, Preset>

/** Key of a preset. */
export type PresetName = keyof typeof presets

/** Converts surfaces to the theme colors of the package. */
export function toColors(surfaces: Surfaces): Partial<ThemeColors> {
  const { background, card, raised, text, hint, border, input } = surfaces
  return {
    background,
    foreground: text,
    card,
    cardForeground: text,
    popover: card,
    popoverForeground: text,
    secondary: raised,
    secondaryForeground: text,
    muted: raised,
    mutedForeground: hint,
    accent: raised,
    accentForeground: text,
    border,
    input,
    ring: text,
  }
}

function surfaces(
  ...[background, card, raised, text, hint, border, input]: [
    background: string,
    card: string,
    raised: string,
    text: string,
    hint: string,
    border: string,
    input: string,
  ]
): Surfaces {
  return { background, card, raised, text, hint, border, input }
}
