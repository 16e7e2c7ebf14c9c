import { readsOf } from '@app/core'

/** Starts a read of an object before a component that suspends on another one. */
export function preloadRead(target: object, name: string, ...args: unknown[]): void {
  // The caller passes the parameters of the read that it names.
  void readsOf(target)
    ?.[name]?.(...(args as never[]))
    .load()
}
