import type { AppContext } from '../context/context'

/** Listener for sign-ins and sign-outs. */
export type AuthChangeListener = (state: 'signed-in' | 'signed-out') => void

/** Calls back when the sign-in in the app's token store starts, ends or is replaced. */
export function onAuthChange(
  { findSession, findStore }: AppContext,
  listener: AuthChangeListener,
): () => void {
  const store = findStore()
  let { key } = findSession(store)
  return store.subscribe(() => {
    const found = findSession(store)
    // Compares keys: a sign-in in another tab may have started and ended unnoticed.
    if (found.key === key) return
    key = found.key
    listener(key ? 'signed-in' : 'signed-out')
  })
}
