import type { ClientApp } from '@app/core'
import type { AdminApp, AdminOwnedProject, OwnerApp, WebhookEndpoint } from '@app/core/admin'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { useUser } from '../../src/index'
import { show } from '../harness'
import { openDashboard } from './dashboard'

function Projects({ app }: { app: OwnerApp<true> }) {
  const projects = app.useUser({ or: 'throw' }).useOwnedProjects()
  if (projects.length === 0) return <p>No projects</p>
  return (
    <ul>
      {projects.map((project) => (
        <Project key={project.id} project={project} />
      ))}
    </ul>
  )
}

function Project({ project }: { project: AdminOwnedProject }) {
  const { config, displayName } = project.app.useProject()
  const users = project.app.useUsers()
  const keys = project.app.useApiKeys()
  return (
    <li>
      {project.displayName} is {displayName}: {users.length} users, {keys.length} keys, sign-ups{' '}
      {config.signUpEnabled ? 'open' : 'closed'}
    </li>
  )
}

it('useOwnedProjects follows the projects of an owner and their fields', async () => {
  const { app, owner } = await openDashboard()
  await show(
    <Suspense fallback="Wait">
      <Projects app={app} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  expect(await screen.findByText('No projects')).toBeVisible()

  const project = await act(() => owner.createProject({ displayName: 'Engines' }))
  expect(
    await screen.findByText('Engines is Engines: 0 users, 0 keys, sign-ups open'),
  ).toBeVisible()

  await act(async () => {
    await project.app.createUser({ displayName: 'Ada' })
    await project.update({ displayName: 'Looms', config: { signUpEnabled: false } })
  })
  expect(await screen.findByText('Looms is Looms: 1 users, 0 keys, sign-ups closed')).toBeVisible()

  await act(() => project.delete())
  expect(await screen.findByText('No projects')).toBeVisible()
})

function ProjectSettings({ app }: { app: AdminApp }) {
  const endpoints = app.useWebhookEndpoints()
  const [endpoint] = endpoints
  const events = app.useSecurityEvents({ type: 'test_mode.enabled' })
  return (
    <ul>
      <li>Test mode {app.useIsTestProject() ? 'on' : 'off'}</li>
      <li>Rotation {app.useSessionSettings().isRotating ? 'on' : 'off'}</li>
      <li>Anonymous {app.useSecuritySettings().anonymousEnabled ? 'on' : 'off'}</li>
      <li>Color {app.useEmailTheme().themeColor ?? 'black'}</li>
      <li>Endpoints {endpoints.map(({ description }) => description).join() || 'none'}</li>
      <li>Deliveries {endpoint && <Deliveries endpoint={endpoint} />}</li>
      <li>
        Log of {events.length}, {app.useSecurityEventsState({ limit: 1 }).data?.length ?? 'some'}
      </li>
    </ul>
  )
}

function Deliveries({ endpoint }: { endpoint: WebhookEndpoint }) {
  return endpoint.useDeliveries().map(({ type }) => type)
}

it('hooks of a project follow its settings, webhook endpoints and security log', async () => {
  const { app, owner } = await openDashboard()
  const { app: admin } = await owner.createProject({ displayName: 'Engines' })
  await show(
    <Suspense fallback="Wait">
      <ProjectSettings app={admin} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  const shown = async () => (await screen.findAllByRole('listitem')).map((li) => li.textContent)
  const none = ['Endpoints none', 'Deliveries ']
  const off = ['Test mode off', 'Rotation off', 'Anonymous off', 'Color black', ...none]
  await waitFor(async () => expect(await shown()).toEqual([...off, 'Log of 0, 0']))

  const endpoint = await act(async () => {
    await admin.setTestProject(true)
    await admin.updateSessionSettings({ refreshTokenRotation: true })
    await admin.updateSecuritySettings({ anonymousEnabled: true })
    await admin.updateEmailTheme({ themeColor: '#a10f2b' })
    return admin.createWebhookEndpoint({ url: 'https://example.com/', description: 'Billing' })
  })
  await act(() => endpoint.sendTest())
  const settings = ['Test mode on', 'Rotation on', 'Anonymous on', 'Color #a10f2b']
  const on = [...settings, 'Endpoints Billing', 'Deliveries webhook.test']
  await waitFor(async () => expect((await shown()).slice(0, 6)).toEqual(on))

  await act(() => endpoint.update({ description: 'Accounting' }))
  expect(await screen.findByText('Endpoints Accounting')).toBeVisible()
  await act(() => endpoint.delete())
  expect(await screen.findByText('Endpoints none')).toBeVisible()
})

function Owner({ app }: { app: OwnerApp<true> }) {
  const user = useUser({ or: 'throw', projectIdMustMatch: 'internal' })
  const { data: same } = app.useUserState()
  const { data: projects, isLoading } = app.useUser({ or: 'throw' }).useOwnedProjectsState()
  return (
    <p>
      {same?.id === user.id && 'The owner'} has {isLoading ? 'some' : projects?.length} projects
    </p>
  )
}

it('the app of a dashboard passes its user to every hook, including those that do not suspend', async () => {
  const { app, owner } = await openDashboard()
  await owner.createProject({ displayName: 'Engines' })
  await show(
    <Suspense fallback="Wait">
      <Owner app={app} />
    </Suspense>,
    { app: app as ClientApp<true> },
  )
  expect(await screen.findByText('The owner has 1 projects')).toBeVisible()
})
