import { expectTypeOf, it } from 'vitest'
import type { AdminApp, AdminProject, ApiKey, CurrentInternalUser, OwnerApp } from '../../src/admin'
import type {
  ClientApp,
  ContactChannel,
  CurrentUser,
  EditableTeamMemberProfile,
  OAuthConnection,
  Session,
  Team,
  TeamInvitation,
} from '../../src/index'
import type {
  CurrentServerUser,
  ServerApp,
  ServerContactChannel,
  ServerTeam,
  ServerUser,
} from '../../src/server'

/** The last argument of a call. */
type Last<Args extends readonly unknown[]> =
  Required<Args> extends readonly [...unknown[], infer Final] ? Final : object

/** Methods that send requests and take no signal. */
type Unstoppable<T> = {
  [Name in keyof T]-?: T[Name] extends (
    ...args: infer Args
  ) => Promise<unknown> | AsyncGenerator<unknown>
    ? 'signal' extends keyof NonNullable<Last<Args>>
      ? never
      : Name
    : never
}[keyof T]

it('finds methods that take no signal', () => {
  expectTypeOf<
    Unstoppable<{
      change(name: string): Promise<void>
      delete(): Promise<void>
      read(name: string, options?: { signal?: AbortSignal }): Promise<void>
      create(options: { name: string; signal?: AbortSignal }): Promise<void>
      isNew(): boolean
    }>
  >().toEqualTypeOf<'change' | 'delete'>()
})

it('lets callers abort every method of users', () => {
  expectTypeOf<Unstoppable<CurrentUser>>().toBeNever()
  expectTypeOf<Unstoppable<CurrentServerUser>>().toBeNever()
  expectTypeOf<Unstoppable<CurrentInternalUser>>().toBeNever()
  expectTypeOf<Unstoppable<ServerUser>>().toBeNever()
})

it('lets callers abort every method of objects of users', () => {
  expectTypeOf<Unstoppable<Team>>().toBeNever()
  expectTypeOf<Unstoppable<ServerTeam>>().toBeNever()
  expectTypeOf<Unstoppable<TeamInvitation>>().toBeNever()
  expectTypeOf<Unstoppable<EditableTeamMemberProfile>>().toBeNever()
  expectTypeOf<Unstoppable<ContactChannel>>().toBeNever()
  expectTypeOf<Unstoppable<ServerContactChannel>>().toBeNever()
  expectTypeOf<Unstoppable<OAuthConnection>>().toBeNever()
  expectTypeOf<Unstoppable<Session>>().toBeNever()
})

it('lets callers abort every method of a project that sends requests', () => {
  expectTypeOf<Unstoppable<ApiKey>>().toBeNever()
  expectTypeOf<Unstoppable<AdminProject>>().toEqualTypeOf<'getProductionModeErrors'>()
})

it('lets callers abort every method of an app except redirects', () => {
  type Leaving = `redirectTo${string}` | 'signInWithOAuth'
  expectTypeOf<Exclude<Unstoppable<ClientApp<true>>, Leaving>>().toBeNever()
  expectTypeOf<Exclude<Unstoppable<ServerApp<true>>, Leaving>>().toBeNever()
  expectTypeOf<Exclude<Unstoppable<AdminApp<true>>, Leaving>>().toBeNever()
  expectTypeOf<Exclude<Unstoppable<OwnerApp<true>>, Leaving>>().toBeNever()
})
