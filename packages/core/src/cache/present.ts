import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { declareReads, type Presented, type ReadTable } from './reads'
import type { Resource } from './resource'

/** Methods that fetch the reads of a table. */
type Fetchers<Table extends ReadTable> = {
  [Name in keyof Table]: Table[Name] extends (...args: infer Args) => Resource<infer T>
    ? (...args: [...Args, options?: CallOptions]) => Promise<T>
    : never
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
