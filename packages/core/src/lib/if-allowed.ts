/** Uses cookies or a storage of the browser; `null` where there is none, and in pages that may not use it. */
export function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
