import { UsageError } from '../errors/usage-error'

/**
 * Refuses options that a mapping has not read, `const { a, b, ...rest } = options`: without a type
 * check, a misspelled option would be ignored silently. Also checks at compile time, like
 * `requireAllMapped`.
 *
 * @param readOnly Names of values that an object has besides its options, which may be passed back unchanged.
 * @throws {UsageError} that names the first one.
 */
export function refuseUnknownOptions(
  rest: Record<string, never>,
  readOnly: readonly string[] = [],
): void {
  const entries = Object.entries<unknown>(rest)
  const unknown = entries.find(
    ([name, value]) =>
      value !== undefined && typeof value !== 'function' && !readOnly.includes(name),
  )
  if (unknown) throw new UsageError(`Unknown option: ${unknown[0]}.`)
}
