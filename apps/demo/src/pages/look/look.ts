import type { Appearance, PartClassNames, Theme } from '@app/react'
import { theme as demoTheme } from '../../theme'
import { lightenFor, toTextOn } from './contrast'
import { type LookOptions, type Preset, type PresetName, presets, toColors } from './presets'

/** The look of the SDK's pages, as chosen in the studio. */
export interface Look extends LookOptions {
  /** Preset whose surfaces it has. */
  preset: PresetName
}

/** Returns the preset that a look is, or `undefined` if anything was changed since it was chosen. */
export function findPreset({ preset, ...options }: Look): PresetName | undefined {
  const { look }: Preset = presets[preset]
  const names = Object.keys(look) as (keyof LookOptions)[]
  return names.every((name) => options[name] === look[name]) ? preset : undefined
}

/** Card of the package in dark mode. */
const defaultDarkCard = '#131316'

/** Returns the theme of a look for `ThemeProvider`. */
export function toTheme({ preset, primary, radius }: Look): Theme {
  const { surfaces }: Preset = presets[preset]
  const dark = lightenFor(surfaces?.dark.card ?? defaultDarkCard, primary)
  return {
    light: {
      ...(surfaces && toColors(surfaces.light)),
      primary,
      primaryForeground: toTextOn(primary),
    },
    dark: {
      ...(surfaces && toColors(surfaces.dark)),
      primary: dark,
      primaryForeground: toTextOn(dark),
    },
    radius: `${radius}px`,
  }
}

/** Returns the same theme for a preview inside of the demo, without the demo's own colors. */
export function toPreviewTheme(look: Look): Theme {
  const theme = toTheme(look)
  return {
    ...theme,
    light: { ...toDefaults(demoTheme.light), ...theme.light },
    dark: { ...toDefaults(demoTheme.dark), ...theme.dark },
  }
}

/** Sets each given color back to that of the package's style sheet. */
function toDefaults(colors: object = {}) {
  return Object.fromEntries(Object.keys(colors).map((name) => [name, 'revert-layer']))
}

/** Returns the class names by part that the style sheets of a look need. */
export function toClassNames({ density }: Look): PartClassNames {
  if (density === 'regular') return {}
  return {
    card: `${density}-card`,
    form: `${density}-form`,
    button: `${density}-button`,
    input: `${density}-input`,
    setting: `${density}-setting`,
  }
}

/** Returns the appearance of a look, with the URL of a logo. */
export function toAppearance({ layout, hasLogo }: Look, logo: string): Appearance {
  return {
    ...(hasLogo && { logo }),
    ...(layout !== 'card' && { layout }),
  }
}
