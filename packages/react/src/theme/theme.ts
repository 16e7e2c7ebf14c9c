/** Colors of a theme for one mode; any CSS color. */
export interface ThemeColors {
  background: string
  foreground: string
  card: string
  cardForeground: string
  popover: string
  popoverForeground: string
  primary: string
  primaryForeground: string
  secondary: string
  secondaryForeground: string
  muted: string
  mutedForeground: string
  accent: string
  accentForeground: string
  destructive: string
  destructiveForeground: string
  border: string
  input: string
  ring: string
}

/** Theme of an app; absent values keep their defaults. */
export interface Theme {
  light?: Partial<ThemeColors>
  dark?: Partial<ThemeColors>
  /** Corner radius, any CSS length. @default '0.5rem' */
  radius?: string
}

/**
 * Returns the custom properties of a theme: `{ light: { cardForeground } }` becomes
 * `--stack-light-card-foreground`.
 */
export function toCustomProperties(theme: Theme): Record<`--${string}`, string> {
  const properties: Record<`--${string}`, string> = {}
  for (const mode of ['light', 'dark'] as const) {
    for (const [name, color] of Object.entries(theme[mode] ?? {})) {
      if (color) properties[`--stack-${mode}-${toDashes(name)}`] = color
    }
  }
  if (theme.radius) properties['--stack-radius'] = theme.radius
  return properties
}

function toDashes(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
