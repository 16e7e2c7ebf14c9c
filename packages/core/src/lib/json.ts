/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Parses JSON. Returns an object without properties for a text that is not JSON, and for `null` and numbers. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
