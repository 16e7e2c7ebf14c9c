/** Number of hues in the style sheet. */
const hues = 8

/** Returns the index of the hue for a name; the same name always has the same hue. */
export function toHue(name: string): number {
  return (name.charCodeAt(0) + name.length) % hues
}
