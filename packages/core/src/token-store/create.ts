import { UsageError } from '../errors/usage-error'
import { createCookieStore } from './cookie'
import { type CookieAdapter, inAdapter } from './cookie-adapter'
import { type CookieJar, findJar, inJar } from './cookie-jar'
import { createMemoryStore } from './memory'
import { type RequestLike, type RequestSettings, readRequestTokens } from './request'
import type { TokenStore, Tokens } from './token-store'

/** Storage of the tokens; see the table in the README. `null`: each call passes its own tokens. */
export type TokenStoreInit<HasTokenStore extends boolean = boolean> =
  | (HasTokenStore extends true
      ? 'cookie' | 'nextjs-cookie' | 'memory' | RequestLike | CookieAdapter | Tokens
      : never)
  | (HasTokenStore extends false ? null : never)

/** Whether an app has a token store, by the option that it was created with. */
export type HasStore<Init, HasTokenStore extends boolean> = [Init] extends [null]
  ? false
  : HasTokenStore

/** Returns the store of an option; the same option always has the same store. */
export type FindStore = (init: TokenStoreInit) => TokenStore

/**
 * Creates the stores of an app: one of each kind, and one for each request or tokens object.
 *
 * @param lifetime Removes the listeners of the stores when it aborts.
 */
export function createFindStore(
  settings: RequestSettings & { cookieJar?: CookieJar },
  lifetime: AbortSignal,
): FindStore {
  const { cookieOptions } = settings
  const byInit = new Map<string, TokenStore>()
  const byObject = new WeakMap<object, TokenStore>()

  function open(init: TokenStoreInit): TokenStore {
    if (init === 'cookie' || init === 'nextjs-cookie') {
      const jar = findJar(settings)
      if (jar) return createCookieStore(inJar(jar, cookieOptions), settings, lifetime)
    }
    if (init === 'memory') return createMemoryStore()
    if (typeof init === 'object' && init) {
      // Checked first, because requests of Express and Koa have a `get` method, too.
      if ('headers' in init)
        return createMemoryStore(readRequestTokens(init, settings, console.warn))
      if ('get' in init) return createCookieStore(inAdapter(init, cookieOptions), settings)
      return createMemoryStore(init)
    }
    throw new UsageError(
      "Cannot do this without a persistent token store. Set tokenStore: 'cookie'; on servers, pass the request.",
    )
  }

  return (init) => {
    const stores = typeof init === 'string' ? byInit : byObject
    // A map accepts any key; `open` refuses invalid options.
    const key = init as string & object
    const store = stores.get(key) ?? open(init)
    stores.set(key, store)
    return store
  }
}
