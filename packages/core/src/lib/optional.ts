/** A type whose properties may all be absent or `undefined`, also with `exactOptionalPropertyTypes`. */
export type Optional<T> = { [Name in keyof T]?: T[Name] | undefined }
