/** Number of hues, which the style sheet has. */
const hues = 8

/** Returns the number of the hue of a name, which is the same everywhere. */
export function toHue(name: string): number {
  return (name.charCodeAt(0) + name.length) % hues
}
