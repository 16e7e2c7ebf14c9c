import { CommandError } from './terminal'

/** Returns the value of an option that has a fixed list of values. */
export function readChoice<Value extends string>(
  flag: string,
  given: string | boolean | undefined,
  values: readonly Value[],
): Value {
  const value = values.find((one) => one === given)
  if (value !== undefined) return value
  throw new CommandError(`${flag}: expected one of ${values.join(', ')}.`)
}
