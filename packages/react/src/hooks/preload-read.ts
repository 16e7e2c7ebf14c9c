import { readsOf } from '@app/core'

/** Starts a read of an object, for a component that waits for another one first. */
export function preloadRead(target: object, name: string, ...args: unknown[]): void {
  // The caller gives the parameters of the read it names.
  void readsOf(target)
    ?.[name]?.(...(args as never[]))
    .load()
}
