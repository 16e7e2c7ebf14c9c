/** Uses a storage of the browser; `null` where there is none, and in browsers that refuse it. */
export function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
