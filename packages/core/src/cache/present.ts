import type { Resource } from './resource'

/** The reads of an object, by the name of the method that fetches them afresh. */
export type Reads = Record<string, (...args: never[]) => Resource<unknown>>

/** Adds to an object with reads, for example a hook for each of them. */
export type Extend = (target: object, reads: Reads) => void

const tables = new WeakMap<object, Reads>()
const extensions: Extend[] = []

/** Declares the reads of an object. View libraries find them by `readsOf`. */
export function present<T extends object>(target: T, reads: Reads): T {
  tables.set(target, reads)
  for (const extend of extensions) extend(target, reads)
  return target
}

/** The reads of an object this package made: `readsOf(app)?.getUser?.()` is a `Resource`. */
export function readsOf(target: object): Reads | undefined {
  return tables.get(target)
}

/** Lets a view library add to every object with reads that is made from now on. */
export function extendPresented(extend: Extend): void {
  extensions.push(extend)
}
