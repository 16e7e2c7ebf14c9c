import { describe, expectTypeOf, it } from 'vitest'
import type {
  CurrentUser,
  Json,
  MetadataInputOf,
  MetadataName,
  MetadataOf,
  MetadataTypes,
  Team,
  TeamUpdateOptions,
  UserUpdateOptions,
} from '../../src/index'
import type { ServerTeam, ServerUser, ServerUserUpdateOptions, WebhookUser } from '../../src/server'

/** Apps augment '@app/core', which is this file. */
declare module '../../src/lib/metadata' {
  interface MetadataTypes {
    userClient: { theme: 'light' | 'dark' } | null
    userServer: { plan: string } | null
    teamClientReadOnly: { seats: number } | null
  }
}

describe('metadata', () => {
  it('have the types that an app merged in, wherever they are read', () => {
    expectTypeOf<CurrentUser['clientMetadata']>().toEqualTypeOf<{
      theme: 'light' | 'dark'
    } | null>()
    expectTypeOf<ServerUser['clientMetadata']>().toEqualTypeOf<CurrentUser['clientMetadata']>()
    expectTypeOf<ServerUser['serverMetadata']>().toEqualTypeOf<{ plan: string } | null>()
    expectTypeOf<Team['clientReadOnlyMetadata']>().toEqualTypeOf<{ seats: number } | null>()
  })

  it('are written with the same types', () => {
    expectTypeOf<CurrentUser['setClientMetadata']>()
      .parameter(0)
      .toEqualTypeOf<MetadataTypes['userClient']>()
    expectTypeOf({ clientMetadata: { theme: 'dark' as const } }).toExtend<UserUpdateOptions>()
    expectTypeOf({ clientMetadata: { theme: 'blue' } }).not.toExtend<UserUpdateOptions>()
    expectTypeOf({ serverMetadata: { plan: 1 } }).not.toExtend<ServerUserUpdateOptions>()
  })

  it('are JSON where they are read without a merged type', () => {
    expectTypeOf<CurrentUser['clientReadOnlyMetadata']>().toEqualTypeOf<Json>()
    expectTypeOf<Team['clientMetadata']>().toEqualTypeOf<Json>()
    expectTypeOf<ServerTeam['serverMetadata']>().toEqualTypeOf<Json>()
    expectTypeOf<WebhookUser['server_metadata']>().toEqualTypeOf<Json>()
    expectTypeOf<MetadataOf<'teamServer'>>().toEqualTypeOf<Json>()
  })

  it('are written from any value without a merged type, such as one of an interface', () => {
    interface Company {
      name: string
    }
    expectTypeOf<{ clientMetadata: Company }>().toExtend<TeamUpdateOptions>()
    expectTypeOf<TeamUpdateOptions['clientMetadata']>().toBeUnknown()
    expectTypeOf<MetadataInputOf<'teamServer'>>().toBeUnknown()
  })

  it('have six names', () => {
    expectTypeOf<keyof MetadataTypes>().toExtend<MetadataName>()
    // @ts-expect-error a team has no such metadata
    expectTypeOf<MetadataOf<'team'>>().toBeUnknown()
  })
})
