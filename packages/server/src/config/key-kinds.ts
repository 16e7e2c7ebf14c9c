/** Prefixes of keys, by kind. */
const prefixes = {
  'publishable client key': 'pck_',
  'secret server key': 'ssk_',
  'super secret admin key': 'sak_',
} as const

/** Kind of an API key. */
export type KeyKind = keyof typeof prefixes

/**
 * Returns why a key is not one of a kind, completing "the value …"; `null` for a key of this kind, or without
 * a prefix, as operators may choose for the project `internal`. Contains nothing of the key but its prefix.
 */
export function findKeyProblem(key: string, expected: KeyKind): string | null {
  const start = key.slice(0, 4)
  if (start === prefixes[expected]) return null
  for (const [kind, prefix] of Object.entries(prefixes)) {
    if (start.toLowerCase() !== prefix) continue
    if (kind === expected) return `starts with ${start}; expected ${prefix} in lower case`
    return `is a ${kind} (${start}…); expected a ${expected} (${prefixes[expected]}…)`
  }
  return null
}
