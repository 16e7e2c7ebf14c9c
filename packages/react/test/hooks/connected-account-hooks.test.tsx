import type { ClientApp, ClientAppOptions, OAuthConnection } from '@app/core'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { useUser } from '../../src/index'
import { createSignedInApp, newEmail, show } from '../harness'
import { signInAtProvider, watchPageLoads } from '../identity-provider'
import { openDashboard } from './dashboard'

beforeEach(() => window.history.replaceState(null, '', '/calendar'))
afterEach(() => vi.unstubAllGlobals())

/** A project with its own keys at a provider: the service returns tokens to its apps. */
async function createProject(): Promise<Partial<ClientAppOptions<true>>> {
  const { owner } = await openDashboard()
  const { app } = await owner.createProject({
    displayName: 'Calendar',
    config: {
      oauthProviders: [
        {
          id: 'google',
          enabled: true,
          type: 'standard',
          clientId: 'calendar',
          clientSecret: 'a secret',
        },
      ],
    },
  })
  const key = await app.createApiKey({
    description: 'Calendar',
    expiresAt: new Date(inject('serviceTime') + 3_600_000),
    hasPublishableClientKey: true,
    hasSecretServerKey: false,
    hasSuperSecretAdminKey: false,
  })
  return { projectId: app.projectId, publishableClientKey: key.publishableClientKey }
}

function Calendar() {
  const connection = useUser({ or: 'throw' }).useConnectedAccount('google', { or: 'redirect' })
  return <Token connection={connection} />
}

function Token({ connection }: { connection: OAuthConnection }) {
  const { accessToken } = connection.useAccessToken()
  const { data } = connection.useAccessTokenState()
  return (
    <p>
      Calls {connection.id} with {accessToken}
      {data?.accessToken !== accessToken && ', or another'}
    </p>
  )
}

const calendar = (
  <Suspense fallback="Wait">
    <Calendar />
  </Suspense>
)

/** Returns the provider's user for a token. */
async function askProvider(token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${inject('serviceUrl')}/dev/oauth/account`, { headers })).json()
}

/** Connects an account, to whose provider the calendar redirects. */
async function connect(app: ClientApp<true>, email: string): Promise<void> {
  const left = watchPageLoads()
  const { unmount } = await show(calendar, { app })
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(screen.getByText('Wait')).toBeVisible()
  const back = await signInAtProvider(left.mock.lastCall?.[0] ?? '', email)
  unmount()
  vi.unstubAllGlobals()

  window.history.replaceState(null, '', back.pathname + back.search)
  expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
}

it('an account is connected at the provider, and then provides its access token', async () => {
  const { app } = await createSignedInApp(await createProject())
  const email = newEmail()
  await connect(app, email)
  await show(calendar, { app })
  const text = (await screen.findByText(/^Calls google with /)).textContent ?? ''
  expect(text).not.toContain('or another')
  expect(await askProvider(text.replace('Calls google with ', ''))).toEqual({
    sub: email,
    name: 'Ada',
  })
})

function Connection() {
  const { data, isLoading, error } = useUser({ or: 'throw' }).useConnectedAccountState('google')
  if (isLoading) return <p>Loading</p>
  return <p>{error ? error.message : (data?.id ?? 'Not connected')}</p>
}

const connection = (
  <Suspense fallback="Wait">
    <Connection />
  </Suspense>
)

it.each([
  ['its own keys', createProject],
  ['shared keys', async () => ({})],
])('a missing connected account is null in a project with %s', async (_, findProject) => {
  const { app } = await createSignedInApp(await findProject())
  await show(connection, { app })
  expect(await screen.findByText('Not connected')).toBeVisible()
})

it('an account connected with shared keys reports why apps cannot use its token', async () => {
  const { app } = await createSignedInApp()
  await connect(app, newEmail())
  await show(connection, { app })
  expect(await screen.findByText(/^Shared providers do not provide access tokens/)).toBeVisible()
})
