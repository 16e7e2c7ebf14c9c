import { describe, expectTypeOf, it } from 'vitest'
import { AdminApp, OwnerApp } from '../../src/admin'
import {
  ClientApp,
  type ClientAppOptions,
  type CookieAdapter,
  type CurrentUser,
  type RequestLike,
  type TokenStoreInit,
  type Tokens,
} from '../../src/index'
import { type CurrentServerUser, ServerApp } from '../../src/server'

describe('token stores', () => {
  it('are objects or null', () => {
    type Kept = 'cookie' | 'nextjs-cookie' | 'memory' | RequestLike | CookieAdapter | Tokens
    expectTypeOf<TokenStoreInit<true>>().toEqualTypeOf<Kept>()
    expectTypeOf<TokenStoreInit<false>>().toEqualTypeOf<null>()
    expectTypeOf<TokenStoreInit>().toEqualTypeOf<Kept | null>()
    // @ts-expect-error no such store
    expectTypeOf<ClientAppOptions>().toExtend<{ tokenStore: 'localStorage' }>()
  })

  it('are required', () => {
    expectTypeOf(() => new ClientApp({ tokenStore: 'cookie' })).toBeFunction()
    // @ts-expect-error this is a token store
    expectTypeOf(() => new ClientApp<false>({ tokenStore: 'cookie' })).toBeFunction()
    // @ts-expect-error this is not
    expectTypeOf(() => new ClientApp<true>({ tokenStore: null })).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf(() => new ClientApp({})).toBeFunction()
  })

  it('are inferred from the option', () => {
    const open = () => ({
      client: new ClientApp({ tokenStore: null }),
      server: new ServerApp({ tokenStore: null }),
      admin: new AdminApp({ tokenStore: null }),
      owner: new OwnerApp({ tokenStore: null }),
    })
    expectTypeOf(open).returns.toEqualTypeOf<{
      client: ClientApp<false>
      server: ServerApp<false>
      admin: AdminApp<false>
      owner: OwnerApp<false>
    }>()
    // @ts-expect-error the token store is missing
    expectTypeOf(() => open().client.getUser()).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf(() => open().server.getUser()).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf(() => open().admin.getUser({ or: 'throw' })).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf(() => open().owner.getUser({})).toBeFunction()
  })

  it('are kept by an app with any other option', () => {
    expectTypeOf(() => new ClientApp({ tokenStore: 'cookie' }).getUser()).toBeFunction()
    const open = (isServer: boolean) => new ClientApp({ tokenStore: isServer ? null : 'cookie' })
    expectTypeOf(open).returns.toEqualTypeOf<ClientApp>()
    const by = (options: ClientAppOptions<true>) => new ClientApp(options)
    expectTypeOf(by).returns.toEqualTypeOf<ClientApp<true>>()
  })

  it('can be declared on a subclass of the app', () => {
    class OwnApp extends ClientApp<true> {}
    expectTypeOf<OwnApp>().toExtend<ClientApp<true>>()
  })

  it('restrict an app without one to calls with one', () => {
    const withStore = (app: ServerApp<false>, request: Request) =>
      app.getUser({ tokenStore: request })
    expectTypeOf(withStore).returns.resolves.toEqualTypeOf<CurrentServerUser | null>()
    const certain = (app: ServerApp<false>) => app.getUser({ tokenStore: 'memory', or: 'throw' })
    expectTypeOf(certain).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    // @ts-expect-error the token store is missing
    expectTypeOf((app: ServerApp<false>) => app.getUser()).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf((app: ClientApp<false>) => app.getUser({})).toBeFunction()
    // @ts-expect-error the token store is missing
    expectTypeOf((app: ClientApp<false>) => app.getUser({ or: 'redirect' })).toBeFunction()
  })

  it('can be replaced for a call of an app with one', () => {
    const ask = (app: ClientApp<true>, tokens: Tokens) => app.getUser({ tokenStore: tokens })
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<CurrentUser | null>()
  })

  it('need not be known where an app is only passed on', () => {
    expectTypeOf<ClientApp<true>>().toExtend<ClientApp>()
    expectTypeOf<ServerApp<true>>().toExtend<ClientApp<true>>()
    expectTypeOf<ClientApp>().toExtend<ClientApp<true>>()
    expectTypeOf<ClientApp>().toExtend<ClientApp<false>>()
    expectTypeOf<ClientApp<false>>().toExtend<ClientApp>()
  })

  it('distinguish apps that have one from those without', () => {
    expectTypeOf<ClientApp<false>>().not.toExtend<ClientApp<true>>()
    expectTypeOf<ServerApp<false>>().not.toExtend<ClientApp<true>>()
    expectTypeOf<ClientApp<true>>().not.toExtend<ClientApp<false>>()
  })

  it('keep the literal type of the project id', () => {
    const open = () => new ClientApp({ tokenStore: 'cookie', projectId: 'internal' as const })
    expectTypeOf(open).returns.toHaveProperty('projectId').toEqualTypeOf<'internal'>()
  })
})
