import type { ReadState } from './use-read-state'

/** Each hook with `State` after its name: what it gives while it loads, too, and why it failed. */
export type StateHooks<Twins> = {
  [Name in keyof Twins & string as `${Name}State`]: Twins[Name] extends {
    (...args: infer First): infer A
    (...args: infer Second): infer B
  }
    ? { (...args: First): ReadState<A>; (...args: Second): ReadState<B> }
    : never
}
