/** The names of the values a text asks for, each once, in order. */
export function listPlaceholders(text: string): string[] {
  // What stands in the forms of a plural is no placeholder.
  const names = text.matchAll(/\{(\w+)(?=\}|, plural,)/g)
  return [...new Set([...names].map(([, name = '']) => name))].sort()
}
