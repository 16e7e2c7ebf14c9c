import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { Resource } from './resource'

/** The reads of an object, by the name of the method that fetches them afresh. */
export type Reads = Record<string, (...args: never[]) => Resource<unknown>>

/** Reads whose arguments are known. */
type ReadTable = Record<string, (...args: never) => Resource<unknown>>

/** Adds to an object with reads, for example a hook for each of them. */
export type Extend = (target: object, reads: Reads) => void

/** The methods that fetch what the reads stand for. */
type Fetchers<Table extends ReadTable> = {
  [Name in keyof Table]: Table[Name] extends (...args: infer Args) => Resource<infer T>
    ? (...args: [...Args, options?: CallOptions]) => Promise<T>
    : never
}

/** What is added to every object with reads: a view library merges its own members into it. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be merged into
export interface Presented {}

const tables = new WeakMap<object, Reads>()
const extensions: Extend[] = []

/** Declares the reads of an object that has the methods already. */
export function declareReads(target: object, table: ReadTable): void {
  // Whoever finds a read by its name also knows what it takes.
  const reads = table as Reads
  tables.set(target, reads)
  for (const extend of extensions) extend(target, reads)
}

/**
 * Makes an object with reads: a method that fetches for each, unless the object has one of its own.
 * View libraries find them by `readsOf`.
 */
export function present<T extends object, Table extends ReadTable>(
  members: T,
  reads: Table,
): Omit<Fetchers<Table>, keyof T> & NoInfer<T> & Presented {
  const fetchers = Object.entries(reads).map(([name, read]) => [
    name,
    async (...args: never) => abortable(read(...args).refresh(), signalIn(args)),
  ])
  // One for each row of the table, which a type cannot follow.
  const methods: Fetchers<Table> = Object.fromEntries(fetchers)
  const presented = { ...methods, ...members }
  declareReads(presented, reads)
  // Whoever merged members into this type has added them just now.
  return presented as typeof presented & Presented
}

/** The signal in the options of a call, which come last. */
export function signalIn(args: readonly unknown[]): AbortSignal | undefined {
  // What comes last may as well be an id or a team, which have none.
  return (args.at(-1) as CallOptions | undefined)?.signal
}

/** The reads of an object this package made: `readsOf(app)?.getUser?.()` is a `Resource`. */
export function readsOf(target: object): Reads | undefined {
  return tables.get(target)
}

/** Lets a view library add to every object with reads that is made from now on. */
export function extendPresented(extend: Extend): void {
  extensions.push(extend)
}
