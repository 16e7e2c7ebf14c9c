/** Maximum number of problems that a message names. */
export const maxProblems = 20

/** Maximum length of a property name in a message. */
const maxKeyLength = 100

/** Returns a property name as in a message. */
export function toKey(key: PropertyKey): string {
  const text = String(key)
  return text.length > maxKeyLength ? `${text.slice(0, maxKeyLength)}…` : text
}

/** Returns the first problems, and that there are more. */
export function takeProblems(problems: Iterable<string>): string[] {
  const first: string[] = []
  for (const problem of problems) {
    if (first.length === maxProblems) return [...first, 'and more']
    first.push(problem)
  }
  return first
}
