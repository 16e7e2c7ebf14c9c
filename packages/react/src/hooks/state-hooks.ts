import type { ReadState } from './use-read-state'

/**
 * Adds a hook with the suffix `State` for each hook; it returns the loading and error state instead
 * of suspending.
 */
export type StateHooks<Hooks> = {
  [Name in keyof Hooks & string as `${Name}State`]: Hooks[Name] extends {
    (...args: infer First): infer A
    (...args: infer Second): infer B
  }
    ? { (...args: First): ReadState<A>; (...args: Second): ReadState<B> }
    : never
}
