/**
 * Every property of a type, optional ones included. As the result of a mapping it makes the compiler
 * report a property that the mapping omits.
 */
export type Complete<Type> = { [Key in keyof Required<Type>]: Type[Key] }

/**
 * Marks the end of a mapping: all properties of the source must have been destructured before, so
 * that the rest is empty. A new property of the source does not compile until the mapping names it.
 *
 * @example
 * const { display_name, ...rest } = body
 * requireAllMapped(rest)
 */
export function requireAllMapped(_rest: Record<string, never>): void {}
