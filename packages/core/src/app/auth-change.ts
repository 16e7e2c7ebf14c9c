import type { Context } from '../context/context'

/** Hears of sign-ins and sign-outs. */
export type AuthChangeListener = (state: 'signed-in' | 'signed-out') => void

/** Tells when the sign-in in the app's own token store begins, ends or becomes another one. */
export function onAuthChange(
  { findSession, findStore }: Context,
  listener: AuthChangeListener,
): () => void {
  const store = findStore()
  let { key } = findSession(store)
  return store.subscribe(() => {
    const found = findSession(store)
    // By key, as a sign-in of another tab may have come and gone unnoticed.
    if (found.key === key) return
    key = found.key
    listener(key ? 'signed-in' : 'signed-out')
  })
}
