import type { ResponseOf } from '@app/contract'
import { describe, expectTypeOf, it } from 'vitest'
import type { AdminApp, CurrentInternalUser, OwnerApp } from '../../src/admin'
import type { ClientApp, CurrentUser, Project, Resource, UserJson } from '../../src/index'
import type { CurrentServerUser, ServerApp, ServerUser } from '../../src/server'

describe('getUser', () => {
  it('says by `or` whether there may be nobody', () => {
    const ask = (app: ClientApp<true>) => ({
      plainly: app.getUser(),
      withoutOptions: app.getUser({}),
      returnNull: app.getUser({ or: 'return-null' }),
      ifExists: app.getUser({ or: 'anonymous-if-exists' }),
      redirect: app.getUser({ or: 'redirect' }),
      throws: app.getUser({ or: 'throw' }),
      anonymous: app.getUser({ or: 'anonymous' }),
    })
    expectTypeOf(ask).returns.toEqualTypeOf<{
      plainly: Promise<CurrentUser | null>
      withoutOptions: Promise<CurrentUser | null>
      returnNull: Promise<CurrentUser | null>
      ifExists: Promise<CurrentUser | null>
      redirect: Promise<CurrentUser>
      throws: Promise<CurrentUser>
      anonymous: Promise<CurrentUser>
    }>()
    // @ts-expect-error no such way
    expectTypeOf((app: ClientApp<true>) => app.getUser({ or: 'return-nul' })).toBeFunction()
  })

  it('does not promise a user when `or` is not known before', () => {
    const ask = (app: ClientApp<true>, or: 'throw' | 'return-null') => app.getUser({ or })
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<CurrentUser | null>()
  })

  it('answers what the app may see', () => {
    const server = (app: ServerApp<true>) => app.getUser({ or: 'redirect' })
    expectTypeOf(server).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    const perhaps = (app: ServerApp<true>) => app.getUser()
    expectTypeOf(perhaps).returns.resolves.toEqualTypeOf<CurrentServerUser | null>()
    const admin = (app: AdminApp<true>) => app.getUser()
    expectTypeOf(admin).returns.resolves.toEqualTypeOf<CurrentServerUser | null>()
    const owner = (app: OwnerApp<true>) => app.getUser({ or: 'redirect' })
    expectTypeOf(owner).returns.resolves.toEqualTypeOf<CurrentInternalUser>()
  })

  it('tells a user by id from whoever is signed in', () => {
    const byId = (app: ServerApp<false>) => app.getUser('id')
    expectTypeOf(byId).returns.resolves.toEqualTypeOf<ServerUser | null>()
    // @ts-expect-error browsers know nobody by id
    expectTypeOf((app: ClientApp<true>) => app.getUser('id')).toBeFunction()
  })
})

describe('requireUser', () => {
  it('always answers a user, of any kind of request', () => {
    const web = (app: ServerApp<false>, request: Request) => app.requireUser(request)
    expectTypeOf(web).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    const node = (app: ServerApp, headers: Record<string, string>) => app.requireUser({ headers })
    expectTypeOf(node).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    // @ts-expect-error whose user?
    expectTypeOf((app: ServerApp<true>) => app.requireUser()).toBeFunction()
    // @ts-expect-error only servers are asked by requests
    expectTypeOf((app: ClientApp<true>, by: Request) => app.requireUser(by)).toBeFunction()
  })
})

describe('users', () => {
  it('show browsers what the wire shows them', () => {
    expectTypeOf<keyof UserJson>().toEqualTypeOf<keyof ResponseOf<'GET /users/me'>>()
    expectTypeOf<ResponseOf<'GET /users/me'>>().toExtend<UserJson>()
  })

  it('and projects are watched as what they are', () => {
    expectTypeOf<Resource<Project>['load']>().returns.toEqualTypeOf<Promise<Project>>()
  })
})
