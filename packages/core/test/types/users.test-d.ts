import type { ResponseOf } from '@app/contract'
import { describe, expectTypeOf, it } from 'vitest'
import type { AdminApp, CurrentInternalUser, OwnerApp } from '../../src/admin'
import type { ClientApp, CurrentUser, Json, Project, Resource, UserJson } from '../../src/index'
import type { CurrentServerUser, ServerApp, ServerUser } from '../../src/server'

describe('getUser', () => {
  it('may return null depending on `or`', () => {
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
    // @ts-expect-error no such value
    expectTypeOf((app: ClientApp<true>) => app.getUser({ or: 'return-nul' })).toBeFunction()
  })

  it('may return null if `or` is not a literal', () => {
    const ask = (app: ClientApp<true>, or: 'throw' | 'return-null') => app.getUser({ or })
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<CurrentUser | null>()
  })

  it('returns the type of user that the app sees', () => {
    const server = (app: ServerApp<true>) => app.getUser({ or: 'redirect' })
    expectTypeOf(server).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    const perhaps = (app: ServerApp<true>) => app.getUser()
    expectTypeOf(perhaps).returns.resolves.toEqualTypeOf<CurrentServerUser | null>()
    const admin = (app: AdminApp<true>) => app.getUser()
    expectTypeOf(admin).returns.resolves.toEqualTypeOf<CurrentServerUser | null>()
    const owner = (app: OwnerApp<true>) => app.getUser({ or: 'redirect' })
    expectTypeOf(owner).returns.resolves.toEqualTypeOf<CurrentInternalUser>()
  })

  it('distinguishes a user by id from the signed-in user', () => {
    const byId = (app: ServerApp<false>) => app.getUser('id')
    expectTypeOf(byId).returns.resolves.toEqualTypeOf<ServerUser | null>()
    // @ts-expect-error browsers cannot read users by id
    expectTypeOf((app: ClientApp<true>) => app.getUser('id')).toBeFunction()
  })
})

describe('requireUser', () => {
  it('always returns a user, for any kind of request', () => {
    const web = (app: ServerApp<false>, request: Request) => app.requireUser(request)
    expectTypeOf(web).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    const node = (app: ServerApp, headers: Record<string, string>) => app.requireUser({ headers })
    expectTypeOf(node).returns.resolves.toEqualTypeOf<CurrentServerUser>()
    // @ts-expect-error the request is missing
    expectTypeOf((app: ServerApp<true>) => app.requireUser()).toBeFunction()
    // @ts-expect-error only servers have requireUser
    expectTypeOf((app: ClientApp<true>, by: Request) => app.requireUser(by)).toBeFunction()
  })
})

describe('users', () => {
  it('have the fields of the wire format for browsers', () => {
    expectTypeOf<keyof UserJson>().toEqualTypeOf<keyof ResponseOf<'GET /users/me'>>()
    expectTypeOf<ResponseOf<'GET /users/me'>>().toExtend<UserJson>()
    // Frameworks refuse to serialize `unknown`.
    expectTypeOf<UserJson['client_metadata']>().toEqualTypeOf<Json>()
  })

  it('and projects have typed reads', () => {
    expectTypeOf<Resource<Project>['load']>().returns.toEqualTypeOf<Promise<Project>>()
  })
})
