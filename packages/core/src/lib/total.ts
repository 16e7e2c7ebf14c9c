/** All fields of a type, optional ones included. A mapping to it that forgets a field does not compile. */
export type Complete<T> = { [Key in keyof Required<T>]: T[Key] }

/**
 * Takes the fields of an object that a mapping has not read: `const { a, b, ...rest } = wire`. A
 * mapping from it that forgets a field does not compile.
 */
export function requireAllMapped(_rest: Record<string, never>): void {}
