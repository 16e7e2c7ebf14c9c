import type { Resource } from './resource'

/** Reads of an object, by the name of the method that fetches them. */
export type Reads = Record<string, (...args: never[]) => Resource<unknown>>

/** Reads with known arguments. */
export type ReadTable = Record<string, (...args: never) => Resource<unknown>>

/** Adds members to an object with reads, such as a hook for each of them. */
export type Extend = (target: object, reads: Reads) => void

/** Members of every object with reads. View libraries merge their own members into it. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be merged into
export interface Presented {}

const tables = new WeakMap<object, Reads>()
const extensions: Extend[] = []

/** Declares the reads of an object that already has the fetching methods. */
export function declareReads(target: object, table: ReadTable): void {
  // A caller that knows the name of a read also knows its arguments.
  const reads = table as Reads
  tables.set(target, reads)
  for (const extend of extensions) extend(target, reads)
}

/** Returns the reads of an object: `readsOf(app)?.getUser?.()` is a `Resource`. */
export function readsOf(target: object): Reads | undefined {
  return tables.get(target)
}

/** Registers a function that extends every object with reads created from now on. */
export function extendPresented(extend: Extend): void {
  extensions.push(extend)
}
