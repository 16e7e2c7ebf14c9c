import type { ClientApp } from '@app/core'
import {
  AdminApp,
  type AdminProject,
  type CurrentInternalUser,
  type OwnerApp,
} from '@app/core/admin'
import type { ServerApp, ServerTeam, ServerUser, ServerUserPage } from '@app/core/server'
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, expectTypeOf, inject, it } from 'vitest'
import type { ReadState } from '../src/index'
import { newEmail, show } from './harness'

const zeros = '0'.repeat(41)

/** An app that may do everything, as a tool of the project's owner has it. */
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

it('apps of servers and owners have hooks for what they read, and follow their changes', async () => {
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

it('their hooks know what servers and owners may see', () => {
  expectTypeOf<ServerApp['useUsers']>().returns.toEqualTypeOf<ServerUserPage>()
  expectTypeOf<ServerApp['useTeam']>().returns.toEqualTypeOf<ServerTeam | null>()
  expectTypeOf<ServerApp['useTeamsState']>().returns.toEqualTypeOf<ReadState<ServerTeam[]>>()
  const byId = (app: ServerApp) => app.useUser('an id')
  expectTypeOf(byId).returns.toEqualTypeOf<ServerUser | null>()
  expectTypeOf<ServerUser['useTeams']>().returns.toEqualTypeOf<ServerTeam[]>()
  expectTypeOf<AdminApp['useProject']>().returns.toEqualTypeOf<AdminProject>()
  expectTypeOf<AdminApp['useSvixToken']>().returns.toEqualTypeOf<string>()
  expectTypeOf<AdminApp['useSvixTokenState']>().returns.toEqualTypeOf<ReadState<string>>()
  const owner = (app: OwnerApp) => app.useUser({ or: 'redirect' })
  expectTypeOf(owner).returns.toEqualTypeOf<CurrentInternalUser>()
})
