/** Logo and color of a project's emails. */
export interface EmailTheme {
  /** An `https:` URL. */
  logoUrl: string | null
  /** `#rrggbb`. */
  color: string | null
}

interface Colors {
  page: string
  card: string
  border: string
  text: string
  muted: string
  code: string
  button: string
  buttonText: string
}

/** Colors of the pages in light mode, as in `tokens.css` of `@app/react`. */
export const light: Colors = {
  page: '#f4f4f5',
  card: '#ffffff',
  border: '#e4e4e7',
  text: '#09090b',
  muted: '#6a6a72',
  code: '#f4f4f5',
  button: '#18181b',
  buttonText: '#fafafa',
}

/** Colors of the pages in dark mode. */
const dark: Colors = {
  page: '#09090b',
  card: '#131316',
  border: '#2c2c30',
  text: '#fafafa',
  muted: '#a9a9b1',
  code: '#27272a',
  button: '#fafafa',
  buttonText: '#18181b',
}

/**
 * Returns the colors of a button: those of the mode, or the project's color with text on it. A color that
 * is hard to tell from the card gets an edge.
 */
export function toButtonColors({ color }: EmailTheme, mode: Colors) {
  if (!color) {
    return { backgroundColor: mode.button, borderColor: mode.button, color: mode.buttonText }
  }
  const borderColor = toContrast(color, mode.card) < 1.25 ? mode.muted : color
  return { backgroundColor: color, borderColor, color: toTextColor(color) }
}

/** Returns the rules of dark mode, which replace the inline styles. */
export function toDarkStyles(theme: EmailTheme): string {
  const rules = Object.entries(toDarkRules(theme)).map(([name, css]) => `  ${name} { ${css} }`)
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules.join('\n')}
}`
}

/** Returns the same rules for Outlook on the web and phones, which marks what it recolors in dark mode. */
export function toOutlookDarkStyles(theme: EmailTheme): string {
  return Object.entries(toDarkRules(theme))
    .map(([name, css]) => `[data-ogsc] ${name}, [data-ogsb] ${name} { ${css} }`)
    .join('\n')
}

function toDarkRules(theme: EmailTheme): Record<string, string> {
  const { backgroundColor, borderColor, color } = toButtonColors(theme, dark)
  return {
    '.app-page': `background-color: ${dark.page} !important;`,
    '.app-card': `background-color: ${dark.card} !important; border-color: ${dark.border} !important;`,
    '.app-text': `color: ${dark.text} !important;`,
    '.app-muted': `color: ${dark.muted} !important;`,
    '.app-code': `background-color: ${dark.code} !important; border-color: ${dark.code} !important;`,
    '.app-mark': `background-color: ${backgroundColor} !important; color: ${color} !important;`,
    '.app-line': `border-top-color: ${dark.border} !important;`,
    '.app-button': `background-color: ${backgroundColor} !important; border-color: ${borderColor} !important; color: ${color} !important;`,
    // Most logos are made for light backgrounds.
    '.app-logo': `background-color: ${light.card} !important; border-radius: 6px; padding: 6px;`,
  }
}

/** Returns black or white, whichever has more contrast with a color: at least 4.5 to 1, whatever the color is. */
function toTextColor(background: string): string {
  const [black, white] = ['#000000', '#ffffff']
  return toContrast(background, black) > toContrast(background, white) ? black : white
}

/** @see WCAG 2.2, relative luminance and contrast ratio */
function toContrast(one: string, other: string): number {
  const [first, second] = [toLuminance(one), toLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
