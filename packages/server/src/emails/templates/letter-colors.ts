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

/** Returns the colors of a button: those of the mode, or the project's color with text on it. */
export function toButtonColors({ color }: EmailTheme, { button, buttonText }: Colors) {
  return color
    ? { backgroundColor: color, color: toTextColor(color) }
    : { backgroundColor: button, color: buttonText }
}

/** Returns the rules of dark mode, which replace the inline styles. */
export function toDarkStyles(theme: EmailTheme): string {
  const button = toButtonColors(theme, dark)
  const rules = [
    `.app-page { background-color: ${dark.page} !important; }`,
    `.app-card { background-color: ${dark.card} !important; border-color: ${dark.border} !important; }`,
    `.app-text { color: ${dark.text} !important; }`,
    `.app-muted { color: ${dark.muted} !important; }`,
    `.app-code { background-color: ${dark.code} !important; }`,
    `.app-line { border-top-color: ${dark.border} !important; }`,
    `.app-button { background-color: ${button.backgroundColor} !important; color: ${button.color} !important; }`,
  ]
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules.map((rule) => `  ${rule}`).join('\n')}
}`
}

/**
 * Returns black or white, whichever has more contrast with a color: at least 4.5 to 1, whatever the
 * color is.
 *
 * @see WCAG 2.2, relative luminance and contrast ratio
 */
function toTextColor(background: string): string {
  const luminance = toLuminance(background)
  const withBlack = (luminance + 0.05) / 0.05
  const withWhite = 1.05 / (luminance + 0.05)
  return withBlack > withWhite ? '#000000' : '#ffffff'
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
