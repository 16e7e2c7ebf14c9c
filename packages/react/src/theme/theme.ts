/** Colors of a theme for one mode; any CSS color. */
export interface ThemeColors {
  /** Background of a page. */
  background: string
  /** Text on `background`. */
  foreground: string
  /** Background of cards. */
  card: string
  /** Text on `card`. */
  cardForeground: string
  /** Background of menus. */
  popover: string
  /** Text on `popover`. */
  popoverForeground: string
  /** Background of the main button, and the accent of a page. */
  primary: string
  /** Text on `primary`. */
  primaryForeground: string
  /** Background of secondary surfaces. */
  secondary: string
  /** Text on `secondary`. */
  secondaryForeground: string
  /** Background of muted surfaces, such as placeholders. */
  muted: string
  /** Secondary text, such as hints. */
  mutedForeground: string
  /** Background of highlighted menu entries. */
  accent: string
  /** Text on `accent`. */
  accentForeground: string
  /** Errors and destructive buttons. */
  destructive: string
  /** Text on `destructive`. */
  destructiveForeground: string
  /** Borders of cards and separators. */
  border: string
  /** Borders of inputs. */
  input: string
  /** Focus ring. */
  ring: string
}

/** Theme of an app; absent values keep their defaults. */
export interface Theme {
  /** Colors in light mode. */
  light?: { [Name in keyof ThemeColors]?: ThemeColors[Name] | undefined } | undefined
  /** Colors in dark mode. */
  dark?: { [Name in keyof ThemeColors]?: ThemeColors[Name] | undefined } | undefined
  /** Corner radius, any CSS length. @default '0.5rem' */
  radius?: string | undefined
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
