/** Maximum number of code units to segment: a segmenter copies its input for each letter. */
const maxLength = 64

/**
 * Returns the first letters of a name in upper case. A letter is a grapheme cluster, which can have
 * several code units.
 */
export function toInitials(name: string, count: number): string {
  const start = name.trim().slice(0, maxLength)
  const letters: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(start)) {
    if (letters.push(segment) === count) break
  }
  return letters.join('').toUpperCase()
}
