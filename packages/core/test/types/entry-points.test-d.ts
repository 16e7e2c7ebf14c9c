import type { ResponseOf } from '@app/contract'
import { describe, expectTypeOf, it } from 'vitest'
import type * as admin from '../../src/admin'
import type * as client from '../../src/index'
import type * as server from '../../src/server'

/** Types that an entry point must export: a missing one does not compile. */
type ClientTypes = [
  client.ActiveSession,
  client.Auth,
  client.ClientAppOptions,
  client.Connection,
  client.ContactChannel,
  client.CurrentUser,
  client.EditableTeamMemberProfile,
  client.GeoInfo,
  client.GetUserOptions,
  client.HandlerUrls,
  client.ConnectionDiagnosis,
  client.OAuthConnection,
  client.OAuthProviderConfig,
  client.OAuthScopesOnSignIn,
  client.Project,
  client.ProjectConfig,
  client.ProjectPermission,
  client.RedirectMethod,
  client.RecoveryCodeStatus,
  client.RequestLike,
  client.Session,
  client.Team,
  client.TeamCreateOptions,
  client.TeamInvitation,
  client.TeamMemberProfile,
  client.TeamPermission,
  client.TeamUpdateOptions,
  client.TeamUser,
  client.TokenStoreInit,
  client.User,
  client.UserUpdateOptions,
]
type ServerTypes = [
  server.CurrentServerUser,
  server.ServerAppOptions,
  server.ServerContactChannel,
  server.ServerListUsersOptions,
  server.ServerTeam,
  server.ServerTeamCreateOptions,
  server.ServerTeamMemberProfile,
  server.ServerTeamUpdateOptions,
  server.ServerTeamUser,
  server.ServerUser,
  server.ServerUserCreateOptions,
  server.ServerUserUpdateOptions,
]
type AdminTypes = [
  admin.AdminAppOptions,
  admin.AdminDomainConfig,
  admin.AdminEmailConfig,
  admin.AdminEmailTemplate,
  admin.AdminOAuthProviderConfig,
  admin.AdminOwnedProject,
  admin.AdminProject,
  admin.AdminProjectConfig,
  admin.AdminProjectConfigUpdateOptions,
  admin.AdminProjectCreateOptions,
  admin.AdminProjectPermission,
  admin.AdminProjectPermissionDefinition,
  admin.AdminProjectPermissionDefinitionCreateOptions,
  admin.AdminProjectPermissionDefinitionUpdateOptions,
  admin.AdminProjectUpdateOptions,
  admin.AdminSentEmail,
  admin.AdminTeamPermission,
  admin.AdminTeamPermissionDefinition,
  admin.AdminTeamPermissionDefinitionCreateOptions,
  admin.AdminTeamPermissionDefinitionUpdateOptions,
  admin.ApiKey,
  admin.ApiKeyBase,
  admin.ApiKeyCreateOptions,
  admin.ApiKeyFirstView,
  admin.CurrentInternalUser,
  admin.EmailConfig,
  admin.EmailTemplateType,
  admin.ProductionModeError,
]

describe('the entry points', () => {
  it('export every type that an app may need to name', () => {
    expectTypeOf<ClientTypes['length']>().toEqualTypeOf<31>()
    expectTypeOf<ServerTypes['length']>().toEqualTypeOf<12>()
    expectTypeOf<AdminTypes['length']>().toEqualTypeOf<28>()
  })

  it('extend each other: owners can do what servers can, and servers what browsers can', () => {
    expectTypeOf<admin.AdminApp<true>>().toExtend<server.ServerApp<true>>()
    expectTypeOf<server.ServerApp<true>>().toExtend<client.ClientApp<true>>()
    expectTypeOf<admin.OwnerApp<true>>().toExtend<client.ClientApp<true, 'internal'>>()
    expectTypeOf<server.CurrentServerUser>().toExtend<client.CurrentUser>()
    expectTypeOf<server.CurrentServerUser>().toExtend<server.ServerUser>()
    expectTypeOf<admin.CurrentInternalUser>().toExtend<client.CurrentUser>()
    expectTypeOf<server.ServerTeam>().toExtend<client.Team>()
    expectTypeOf<server.ServerTeamUser>().toExtend<client.TeamUser & server.ServerUser>()
    expectTypeOf<server.ServerContactChannel>().toExtend<client.ContactChannel>()
    expectTypeOf<admin.AdminProject>().toExtend<client.Project>()
  })

  it('give servers the objects for servers', () => {
    expectTypeOf<server.ServerUser['listTeams']>().returns.resolves.toEqualTypeOf<
      server.ServerTeam[]
    >()
    expectTypeOf<
      server.ServerUser['createTeam']
    >().returns.resolves.toEqualTypeOf<server.ServerTeam>()
    expectTypeOf<server.ServerTeam['listUsers']>().returns.resolves.toEqualTypeOf<
      server.ServerTeamUser[]
    >()
    expectTypeOf<server.ServerUser>().not.toHaveProperty('updatePassword')
    expectTypeOf<client.CurrentUser>().not.toHaveProperty('serverMetadata')
  })

  it('accept a permission of a team or of the whole project', () => {
    const ask = (user: client.CurrentUser, team: client.Team) => [
      user.hasPermission('beta'),
      user.hasPermission(team, '$invite_members'),
      // @ts-expect-error a team alone is not a permission
      user.hasPermission(team),
    ]
    expectTypeOf(ask).returns.toEqualTypeOf<Promise<boolean>[]>()
    const list = (user: client.CurrentUser, team: client.Team) => [
      user.listPermissions(),
      user.listPermissions({ recursive: false }),
      user.listPermissions(team, { recursive: false }),
    ]
    expectTypeOf(list).returns.items.resolves.toEqualTypeOf<client.Permission[]>()
  })

  it("authorize a project by its keys or its owner's session, not by both", () => {
    const session = {} as client.Session
    const options = { projectId: 'p', tokenStore: null, projectOwnerSession: session }
    expectTypeOf(options).toExtend<admin.AdminAppOptions>()
    expectTypeOf({ ...options, superSecretAdminKey: 'sak_' }).not.toExtend<admin.AdminAppOptions>()
    expectTypeOf({ ...options, publishableClientKey: 'pck_' }).not.toExtend<admin.AdminAppOptions>()
    expectTypeOf({
      ...options,
      tokenStore: 'memory' as const,
    }).not.toExtend<admin.AdminAppOptions>()
  })

  it('know the email types of the service', () => {
    expectTypeOf<admin.EmailTemplateType>().toEqualTypeOf<
      ResponseOf<'GET /email-templates/:type'>['type']
    >()
  })
})
