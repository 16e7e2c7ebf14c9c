import { readsOf } from '@app/core'

/** Starts a read of an object before a component that suspends on another one. */
export function preloadRead(target: object, name: string, ...args: unknown[]): void {
  // The caller gives the parameters of the read it names.
  void readsOf(target)
    ?.[name]?.(...(args as never[]))
    .load()
}
