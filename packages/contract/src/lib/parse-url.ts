/**
 * Parses a URL; `null` for a text that is not one. Instead of `URL.canParse`, which in Node 20 becomes false for any URL with
 * characters such as `ü` once V8 has optimized a function that calls it often.
 */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
