/** Target index of each key from the entry at `index` (-1 for none) among `count`. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Returns the index that a key moves to. */
export function findStep(key: string, index: number, count: number): number | undefined {
  return count > 0 ? steps[key]?.(index, count) : undefined
}

/**
 * Returns the index of the entry that starts with the typed text. A first or repeated letter moves
 * to the next match; more letters keep a matching entry.
 */
export function findTyped(typed: string, index: number, texts: string[]): number | undefined {
  const [letter = ''] = typed
  const isLetter = typed === letter.repeat(typed.length)
  const wanted = (isLetter ? letter : typed).toLowerCase()
  const from = isLetter ? index + 1 : Math.max(index, 0)
  return texts
    .map((_, offset) => (from + offset) % texts.length)
    .find((candidate) => texts[candidate]?.toLowerCase().startsWith(wanted))
}
