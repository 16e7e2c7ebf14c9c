import { UsageError } from '../errors/usage-error'
import { createMemoryStore } from './memory'
import { type RequestLike, readRequestTokens } from './request'
import type { TokenStore, Tokens } from './token-store'

/** Where an app keeps tokens; see the table in the README. `null`: each call says where. */
export type TokenStoreInit<HasTokenStore extends boolean = boolean> =
  | (HasTokenStore extends true ? 'cookie' | 'memory' | RequestLike | Tokens : never)
  | (HasTokenStore extends false ? null : never)

/** Finds the store for an option; the same option always means the same store. */
export type FindStore = (init: TokenStoreInit) => TokenStore

/** Opens each kind of store once per app, and once per request or tokens object. */
export function createFindStore(projectId: string, openCookies: () => TokenStore): FindStore {
  const byName: Record<string, () => TokenStore> = {
    cookie: once(openCookies),
    memory: once(() => createMemoryStore()),
  }
  const byObject = new WeakMap<object, TokenStore>()

  return (init) => {
    if (init === null) {
      throw new UsageError(
        'Cannot call this function on an app without a persistent token store. Give the app a tokenStore, or pass one: getUser({ tokenStore: request }).',
      )
    }
    const named = typeof init === 'string' ? byName[init] : undefined
    if (named) return named()
    if (typeof init !== 'object') {
      throw new UsageError(
        `Invalid token store ${String(init)}. Use 'cookie', 'memory', a request, tokens or null.`,
      )
    }
    const known = byObject.get(init)
    if (known) return known
    const store = createMemoryStore('headers' in init ? readRequestTokens(init, projectId) : init)
    byObject.set(init, store)
    return store
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
