const addedHeaders = new WeakMap<object, Record<string, string>>()

/** Adds headers to the error response, also of unexpected errors. */
export function addHeaders(error: unknown, headers: Record<string, string>): void {
  const key = Object(error)
  addedHeaders.set(key, { ...addedHeaders.get(key), ...headers })
}

/** Returns the headers added to an error response. */
export function readAddedHeaders(error: unknown): Record<string, string> {
  return addedHeaders.get(Object(error)) ?? {}
}
