/** Where keys lead to, from the entry at `index` (-1: from none) among `count`. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Index of the entry that one of the keys above leads to. */
export function findStep(key: string, index: number, count: number): number | undefined {
  return count > 0 ? steps[key]?.(index, count) : undefined
}

/**
 * Index of the entry that begins with what is typed. A first letter, or the same one again, goes on
 * to the next such entry; further letters stay where they still fit.
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
