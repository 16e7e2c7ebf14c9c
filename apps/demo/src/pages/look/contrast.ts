/** Red, green and blue, each from 0 to 255. */
type Rgb = [number, number, number]

/** Minimum contrast of text. WCAG 2.2, 1.4.3. */
const textContrast = 4.5

/** Returns the contrast ratio of two colors such as `#4f46e5`, from 1 to 21. WCAG 2.2. */
export function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second].map(toLuminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns white or black, whichever is easier to read on a color. */
export function toTextOn(color: string): string {
  return ['#ffffff', '#000000'].sort((a, b) => contrastOf(color, b) - contrastOf(color, a))[0] ?? ''
}

/** Mixes a color with white until text in it is readable on a dark surface. */
export function lightenFor(surface: string, color: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mixWithWhite(color, share)
    if (contrastOf(mixed, surface) >= textContrast) return mixed
  }
  return '#ffffff'
}

function mixWithWhite(color: string, share: number): string {
  const mixed = toRgb(color).map((channel) => Math.round(channel + (255 - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
