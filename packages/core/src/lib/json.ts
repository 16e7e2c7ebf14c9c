import type { Json } from '@app/contract/json'

export type { Json }

/** Parses JSON. Returns `undefined`, which is not a JSON value, for a text that is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
