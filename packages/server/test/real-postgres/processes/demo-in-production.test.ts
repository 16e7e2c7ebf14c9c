import { expect, it } from 'vitest'
import { authorization } from '../../browsers/oauth-browser'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { refreshAs } from '../../refreshing'

const production = {
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  internalSuperSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
}

/**
 * Starts a service in production, then one with its environment but without NODE_ENV, which adds the demo project. Its
 * keys create another one there.
 */
async function startBoth() {
  const databaseUrl = await createDatabaseUrl()
  const options = { ...production, databaseUrl }
  const started = await startServerForTest({
    ...options,
    production: true,
    url: 'https://auth.example.com',
  })
  const { call, signUp } = await startServerForTest(options)
  const { tokens } = await signUp()
  const { body } = await call('POST', '/internal/api-keys', {
    headers: as('admin'),
    body: {
      description: 'of a stranger',
      expires_at_millis: Date.now() + 90 * 86_400_000,
      has_publishable_client_key: true,
      has_secret_server_key: true,
      has_super_secret_admin_key: true,
    },
  })
  return { started, development: call, tokens, key: body.super_secret_admin_key as string }
}

type Call = Awaited<ReturnType<typeof startServerForTest>>['call']

/** Sends a request of each kind with the keys of the demo project, and returns the error code of each response, or its status. */
async function tryKeys(call: Call, { tokens, key }: { tokens: { refresh: string }; key: string }) {
  const read = (headers: Record<string, string>) => call('GET', '/projects/current', { headers })
  const createdKey = { ...as('admin'), 'x-stack-super-secret-admin-key': key }
  const query = new URLSearchParams(await authorization())
  const responses = {
    client: await read(as('client', tokens)),
    server: await read(as('server')),
    admin: await read(as('admin')),
    'created key': await read(createdKey),
    team: await call('POST', '/teams', {
      headers: as('server'),
      body: { display_name: 'Strangers' },
    }),
    provider: await call('GET', `/auth/oauth/authorize/google?${query}`, { headers: {} }),
    refresh: await refreshAs(call, tokens.refresh),
  }
  return Object.fromEntries(
    Object.entries(responses).map(([name, { status, body }]) => [name, body?.code ?? status]),
  )
}

it('production accepts neither the published keys of a demo project nor keys created with them', async () => {
  const { started, development, ...stolen } = await startBoth()
  // The provider is asked for only after the keys were accepted.
  expect(await tryKeys(development, stolen)).toEqual({
    client: 200,
    server: 200,
    admin: 200,
    'created key': 200,
    team: 201,
    provider: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    refresh: 200,
  })
  expect(await tryKeys(started.call, stolen)).toEqual({
    client: 'INVALID_PUBLISHABLE_CLIENT_KEY',
    server: 'INVALID_SECRET_SERVER_KEY',
    admin: 'INVALID_SUPER_SECRET_ADMIN_KEY',
    'created key': 'INVALID_SUPER_SECRET_ADMIN_KEY',
    team: 'INVALID_SECRET_SERVER_KEY',
    provider: 'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
    refresh: 'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
  })
})
