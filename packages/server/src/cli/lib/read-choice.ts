import { closest, distance } from 'fastest-levenshtein'
import { CommandError } from './terminal'

/**
 * Returns the value of an option that has a fixed list of values.
 *
 * @throws {CommandError} with the list, and the value that was probably meant.
 */
export function readChoice<Value extends string>(
  flag: string,
  given: string | boolean | undefined,
  values: readonly Value[],
): Value {
  const value = values.find((one) => one === given)
  if (value !== undefined) return value
  if (given === undefined)
    throw new CommandError(`${flag}: missing; expected one of ${values.join(', ')}.`)
  const text = String(given)
  const nearest = closest(text.toLowerCase(), values)
  const isNear = distance(text.toLowerCase(), nearest) <= text.length / 3
  throw new CommandError(
    `${flag}: ${JSON.stringify(text)} is not valid; expected one of ${values.join(', ')}.${isNear ? ` Did you mean ${nearest}?` : ''}`,
  )
}
