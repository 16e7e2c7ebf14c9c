/** Returns the pattern of `ilike` for a part of a text. */
export function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
