import type { ClientApp, CurrentUser, OAuthConnection, Team } from '@app/core'
import {
  AdminApp,
  type AdminProject,
  type CurrentInternalUser,
  type OwnerApp,
  type WebhookEndpoint,
} from '@app/core/admin'
import type {
  CurrentServerUser,
  ServerApp,
  ServerTeam,
  ServerTeamPage,
  ServerUser,
  ServerUserPage,
} from '@app/core/server'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, expectTypeOf, inject, it } from 'vitest'
import type { ReadState } from '../../src/index'
import { createSignedInApp, newEmail, show } from '../harness'

const zeros = '0'.repeat(41)

/** An app with all keys. */
function createAdminApp() {
  return new AdminApp<true>({
    baseUrl: inject('serviceUrl'),
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: `pck_dem0${zeros}`,
    secretServerKey: `ssk_dem0${zeros}`,
    superSecretAdminKey: `sak_dem0${zeros}`,
    tokenStore: 'memory',
  })
}

function Person({ app, id }: { app: AdminApp<true>; id: string }) {
  const user = app.useUser(id)
  const { data: same } = app.useUserState(id)
  const teams = user?.useTeams() ?? []
  return (
    <p>
      {user?.displayName}, {same?.displayName}, {app.useUserById(id)?.primaryEmail}, in{' '}
      {teams.map(({ displayName }) => displayName).join()}
    </p>
  )
}

function Project({ app, email }: { app: AdminApp<true>; email: string }) {
  const project = app.useProject()
  const users = app.useUsers({ query: email })
  return (
    <p>
      {project.displayName} with {project.config.domains.length} domains,{' '}
      {project.useProductionModeErrors().length} problems, {app.useApiKeys().length > 0 && 'keys'},{' '}
      {users.length} found
    </p>
  )
}

it('apps of servers and owners have hooks for their reads, which follow changes', async () => {
  const app = createAdminApp()
  const email = newEmail()
  const user = await app.createUser({ displayName: 'Ada', primaryEmail: email })
  const team = await app.createTeam({ displayName: 'Crew', creatorUserId: user.id })
  await show(
    <Suspense fallback="Wait">
      <Person app={app} id={user.id} />
      <Project app={app} email={email} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  expect(await screen.findByText(`Ada, Ada, ${email}, in Crew`)).toBeVisible()
  expect(screen.getByText(/^Demo with \d domains, \d problems, keys, 1 found$/)).toBeVisible()

  await act(async () => {
    await user.setDisplayName('Grace')
    await team.update({ displayName: 'Ship' })
  })
  expect(await screen.findByText(`Grace, Grace, ${email}, in Ship`)).toBeVisible()
  app.dispose()
})

const strangeId = crypto.randomUUID()

function Teams({ app, team }: { app: AdminApp<true>; team: ServerTeam }) {
  const members = team.useUsers()
  const member = app.useUserById(members[0]?.id ?? '')
  const { data: channels } = member?.useContactChannelsState() ?? {}
  return (
    <p>
      {app.useTeam(team.id)?.displayName} of {app.useTeams().length > 0 && 'the teams'}:{' '}
      {members.map(({ teamProfile }) => teamProfile.displayName).join()} at{' '}
      {channels?.map(({ value }) => value).join()}, asked as{' '}
      {member?.useTeam(team.id) ? 'member' : 'stranger'},{' '}
      {app.useTeam(strangeId) === null && 'no other'}
    </p>
  )
}

it('hooks of teams follow joining and leaving members, and their names', async () => {
  const app = createAdminApp()
  const email = newEmail()
  const ada = await app.createUser({ displayName: 'Ada', primaryEmail: email })
  const team = await app.createTeam({ displayName: 'Crew', creatorUserId: ada.id })
  await show(
    <Suspense fallback="Wait">
      <Teams app={app} team={team} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  const member = `Crew of the teams: Ada at ${email}, asked as member, no other`
  expect(await screen.findByText(member)).toBeVisible()

  const grace = await app.createUser({ displayName: 'Grace' })
  await act(() => team.addUser(grace.id))
  expect(await screen.findByText(/: Ada,Grace at /)).toBeVisible()
  await act(async () => {
    await ada.createContactChannel({ type: 'email', value: `also-${email}`, usedForAuth: false })
    await team.removeUser(grace.id)
  })
  const next = `Crew of the teams: Ada at ${email},also-${email}, asked as member, no other`
  expect(await screen.findByText(next)).toBeVisible()
  app.dispose()
})

function Settings({ app }: { app: AdminApp<true> }) {
  const ofTeams = app.useTeamPermissionDefinitions().map(({ id }) => id)
  const ofProject = app.useProjectPermissionDefinitions().map(({ id }) => id)
  const keys = app.useApiKeys().map(({ description, isValid }) => `${description} ${isValid()}`)
  const { data: metrics } = app.useMetricsState()
  return (
    <dl>
      <dt>Permissions of teams</dt>
      <dd>{ofTeams.filter((id) => id.startsWith('hook_')).join() || 'none'}</dd>
      <dt>Permissions of the project</dt>
      <dd>{ofProject.filter((id) => id.startsWith('hook_')).join() || 'none'}</dd>
      <dt>Keys</dt>
      <dd>{keys.filter((key) => key.startsWith('Hook key')).join() || 'none'}</dd>
      <dt>Emails</dt>
      <dd>{app.useEmailTemplates().length} texts</dd>
      <dt>Sent</dt>
      <dd>{app.useSentEmails().length > 0 && 'some'}</dd>
      <dt>Users</dt>
      <dd>{metrics && metrics.totalUsers > 0 && 'some'}</dd>
      <dt>Webhooks</dt>
      <dd>{app.useSvixTokenState().error?.message}</dd>
    </dl>
  )
}

it('hooks of owners follow permissions, keys and emails', async () => {
  const app = createAdminApp()
  const { email } = await createSignedInApp()
  // Emails are sent after the response.
  await waitFor(async () =>
    expect(await app.listSentEmails()).toContainEqual(expect.objectContaining({ to: [email] })),
  )
  await show(
    <Suspense fallback="Wait">
      <Settings app={app} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  const shownValues = async () =>
    (await screen.findAllByRole('definition')).map((dd) => dd.textContent)
  await waitFor(async () =>
    expect(await shownValues()).toEqual([
      ...['none', 'none', 'none', '4 texts', 'some', 'some'],
      // This service has no Svix.
      expect.stringContaining('Svix is not configured'),
    ]),
  )

  await act(async () => {
    await app.createTeamPermissionDefinition({ id: 'hook_steer' })
    await app.createProjectPermissionDefinition({ id: 'hook_read' })
    await app.createApiKey({
      description: 'Hook key',
      expiresAt: new Date(inject('serviceTime') + 86_400_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: false,
      hasSuperSecretAdminKey: false,
    })
  })
  await waitFor(async () =>
    expect((await shownValues()).slice(0, 3)).toEqual(['hook_steer', 'hook_read', 'Hook key true']),
  )

  const [key] = (await app.listApiKeys()).filter(({ description }) => description === 'Hook key')
  await act(async () => {
    await key?.revoke()
    await app.deleteTeamPermissionDefinition('hook_steer')
    await app.deleteProjectPermissionDefinition('hook_read')
  })
  await waitFor(async () =>
    expect((await shownValues()).slice(0, 3)).toEqual(['none', 'none', 'Hook key false']),
  )
  app.dispose()
})

/** The hook of a method that fetches; `never` for other members. */
type HookOf<T, Name> = Name extends keyof T
  ? T[Name] extends (...args: never[]) => Promise<unknown>
    ? Name extends `${'get' | 'list'}${infer Rest}`
      ? `use${Rest}`
      : Name extends `is${infer Rest}`
        ? `useIs${Rest}`
        : never
    : never
  : never

/** Hooks that are missing in the type of an object with reads. */
type MissingHooks<T> = Exclude<{ [Name in keyof T]-?: HookOf<T, Name> }[keyof T], keyof T>

// Methods that are not reads: docs/decisions/319-only-reads-have-hooks.md

/** Checks of a code. */
type OfApps = 'useTeamInvitationDetails' | 'useTeamInvitationPreview' | 'useCliLoginRequest'
/** Also deprecated names. */
type OfServerApps = OfApps | 'useServerUser' | 'useServerUserById'
/** Tokens for the next request. */
type OfSessions = 'useAuthJson' | 'useAuthHeaders'

it('every read has its hook', () => {
  expectTypeOf<MissingHooks<ClientApp>>().toEqualTypeOf<OfApps>()
  expectTypeOf<MissingHooks<ServerApp>>().toEqualTypeOf<OfServerApps>()
  expectTypeOf<MissingHooks<AdminApp>>().toEqualTypeOf<OfServerApps>()
  expectTypeOf<MissingHooks<OwnerApp>>().toEqualTypeOf<OfApps>()
  expectTypeOf<MissingHooks<CurrentUser>>().toEqualTypeOf<OfSessions>()
  expectTypeOf<MissingHooks<CurrentInternalUser>>().toEqualTypeOf<OfSessions>()
  expectTypeOf<MissingHooks<CurrentServerUser>>().toEqualTypeOf<OfSessions>()
  expectTypeOf<MissingHooks<ServerUser>>().toEqualTypeOf<never>()
  expectTypeOf<MissingHooks<Team | ServerTeam>>().toEqualTypeOf<never>()
  expectTypeOf<MissingHooks<OAuthConnection>>().toEqualTypeOf<never>()
  expectTypeOf<MissingHooks<AdminProject>>().toEqualTypeOf<never>()
  expectTypeOf<MissingHooks<WebhookEndpoint>>().toEqualTypeOf<never>()
})

it('their hooks return the fields that servers and owners can see', () => {
  expectTypeOf<ServerApp['useUsers']>().returns.toEqualTypeOf<ServerUserPage>()
  expectTypeOf<ServerApp['useTeam']>().returns.toEqualTypeOf<ServerTeam | null>()
  expectTypeOf<ServerApp['useTeamsState']>().returns.toEqualTypeOf<ReadState<ServerTeamPage>>()
  const byId = (app: ServerApp) => app.useUser('an id')
  expectTypeOf(byId).returns.toEqualTypeOf<ServerUser | null>()
  expectTypeOf<ServerUser['useTeams']>().returns.toEqualTypeOf<ServerTeam[]>()
  expectTypeOf<AdminApp['useProject']>().returns.toEqualTypeOf<AdminProject>()
  expectTypeOf<AdminApp['useSvixToken']>().returns.toEqualTypeOf<string>()
  expectTypeOf<AdminApp['useSvixTokenState']>().returns.toEqualTypeOf<ReadState<string>>()
  const owner = (app: OwnerApp) => app.useUser({ or: 'redirect' })
  expectTypeOf(owner).returns.toEqualTypeOf<CurrentInternalUser>()
})
