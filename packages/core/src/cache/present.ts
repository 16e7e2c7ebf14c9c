import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { Resource } from './resource'

/** Reads of an object, by the name of the method that fetches them. */
export type Reads = Record<string, (...args: never[]) => Resource<unknown>>

/** Reads with known arguments. */
type ReadTable = Record<string, (...args: never) => Resource<unknown>>

/** Adds members to an object with reads, such as a hook for each of them. */
export type Extend = (target: object, reads: Reads) => void

/** Methods that fetch the reads of a table. */
type Fetchers<Table extends ReadTable> = {
  [Name in keyof Table]: Table[Name] extends (...args: infer Args) => Resource<infer T>
    ? (...args: [...Args, options?: CallOptions]) => Promise<T>
    : never
}

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

/**
 * Creates an object with reads: each gets a method that fetches it, unless the object has its own.
 * View libraries find the reads with `readsOf`.
 */
export function present<T extends object, Table extends ReadTable>(
  members: T,
  reads: Table,
): Omit<Fetchers<Table>, keyof T> & NoInfer<T> & Presented {
  const fetchers = Object.entries(reads).map(([name, read]) => [
    name,
    async (...args: never) => abortable(read(...args).refresh(), signalIn(args)),
  ])
  // One method per row of the table, which the type cannot express.
  const methods: Fetchers<Table> = Object.fromEntries(fetchers)
  const presented = { ...methods, ...members }
  declareReads(presented, reads)
  // `declareReads` has just added the members that view libraries merged into the type.
  return presented as typeof presented & Presented
}

/** Returns the signal from the options of a call, its last argument. */
export function signalIn(args: readonly unknown[]): AbortSignal | undefined {
  // The last argument may also be an id or a team, which have no signal.
  return (args.at(-1) as CallOptions | undefined)?.signal
}

/** Returns the reads of an object: `readsOf(app)?.getUser?.()` is a `Resource`. */
export function readsOf(target: object): Reads | undefined {
  return tables.get(target)
}

/** Registers a function that extends every object with reads created from now on. */
export function extendPresented(extend: Extend): void {
  extensions.push(extend)
}
