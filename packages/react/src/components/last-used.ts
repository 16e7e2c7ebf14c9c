const key = '_STACK_AUTH.lastUsed'

/** How somebody signed in on this device the last time: id of a provider or name of another way. */
export function findLastUsed(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Some browsers refuse storage; then nothing is known.
    return null
  }
}

/** @see findLastUsed */
export function rememberLastUsed(way: string): void {
  try {
    localStorage.setItem(key, way)
  } catch {
    // As above: it is only a hint.
  }
}
