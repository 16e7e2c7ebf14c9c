/** Returns whether some texts have each word of a search, in any order, ignoring case and accents. */
export function matchesWords(texts: readonly (string | null)[], search: string): boolean {
  const known = fold(texts.filter((text) => text !== null).join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
