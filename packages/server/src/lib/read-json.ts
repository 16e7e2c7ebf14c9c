/** Parses JSON. Returns a message if it is invalid. */
export function readJson(text: string): { value: unknown } | string {
  try {
    // Some systems write a byte order mark at the start of a file.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch {
    return 'not JSON'
  }
}
