/** Splits a text into its lines, without spaces, empty lines and repetitions. */
export function toLines(text: string): string[] {
  const lines = text.split(/[\s,;]+/).filter((line) => line !== '')
  return [...new Set(lines)]
}

/**
 * Applies the changes of a list that was shown to the one that is saved now, which another owner may have changed.
 *
 * @param shown The list before it was edited.
 */
export function changeList(
  current: readonly string[],
  shown: readonly string[],
  edited: readonly string[],
): string[] {
  const kept = current.filter((entry) => edited.includes(entry) || !shown.includes(entry))
  const added = edited.filter((entry) => !shown.includes(entry) && !current.includes(entry))
  return [...kept, ...added]
}
