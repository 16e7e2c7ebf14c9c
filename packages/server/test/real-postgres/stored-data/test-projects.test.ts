import { expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import {
  as,
  asInternalClient,
  createDatabaseUrl,
  startServer,
  startServerForTest,
} from '../../harness'
import { query } from '../query'

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'

/** Creates a database with a test project that has `counts` attempts, of one kind or all. */
async function createTestProject() {
  const databaseUrl = await createDatabaseUrl()
  const { call, server } = await startServer({ databaseUrl, secret })
  const body = { is_test_project: true }
  await call('PATCH', '/internal/test-mode', { headers: as('admin'), body })
  await server.close()
  return {
    databaseUrl,
    setAttempts: (count: number, kind = '%') => setAttempts(databaseUrl, count, kind),
  }
}

function setAttempts(databaseUrl: string, count: number, kind: string) {
  return query(databaseUrl, `update rate_limits set points = ${count} where key like '${kind}:%'`)
}

function askForEmail(
  { call }: Awaited<ReturnType<typeof startServerForTest>>,
  headers: Record<string, string> = as('client'),
) {
  const body = { email: 'ada@example.com', callback_url: 'http://localhost:3000/x' }
  return call('POST', '/auth/password/send-reset-code', { headers, body })
}

it('still has limits, a hundred times as high', async () => {
  const { databaseUrl, setAttempts } = await createTestProject()
  const started = await startServerForTest({ databaseUrl, secret, rateLimits: true })
  expect((await askForEmail(started)).status).toBe(200)
  await setAttempts(399)
  expect((await askForEmail(started)).status).toBe(200)
  expect((await askForEmail(started)).status).toBe(429)
})

/** Creates a test project in a database without the demo project, which production refuses. */
async function createOwnTestProject() {
  const { run, serving, databaseUrl } = await createInstallation()
  const project = await serving(createAsOwner, { secret })
  const env = { NODE_ENV: 'production', APP_URL: 'https://auth.example.com', APP_SECRET: secret }
  expect(await run(['delete-demo-project'], env)).toMatchObject({ code: 0 })
  return {
    ...project,
    databaseUrl,
    setAttempts: (count: number, kind = '%') => setAttempts(databaseUrl, count, kind),
  }
}

/** Creates a test project as a new owner. Returns its id and the headers of its clients. */
async function createAsOwner({ call, server }: Awaited<ReturnType<typeof startServer>>) {
  const signedUp = await call('POST', '/auth/password/sign-up', {
    headers: asInternalClient(server.internalKeys),
    body: {
      email: 'owner@example.com',
      password: 'correct horse',
      verification_callback_url: 'http://localhost:3000/x',
    },
  })
  const token: string = signedUp.body.access_token
  const { body: project } = await call('POST', '/internal/projects', {
    headers: asInternalClient(server.internalKeys, token),
    body: { display_name: 'Tests' },
  })
  const headers = {
    'x-stack-project-id': project.id as string,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': token,
  }
  await call('PATCH', '/internal/test-mode', { headers, body: { is_test_project: true } })
  const { body: keys } = await call('POST', '/internal/api-keys', {
    headers,
    body: {
      description: 'of the tests',
      expires_at_millis: Date.now() + 86_400_000,
      has_publishable_client_key: true,
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    },
  })
  return {
    id: project.id as string,
    client: {
      'x-stack-project-id': project.id as string,
      'x-stack-access-type': 'client',
      'x-stack-publishable-client-key': keys.publishable_client_key as string,
    },
  }
}

it('is named by a service in production when it starts, and no longer receives its emails', async () => {
  const { databaseUrl, id, client, setAttempts } = await createOwnTestProject()
  const log: { msg: string; projects?: string[] }[] = []
  const started = await startServerForTest({
    databaseUrl,
    secret,
    rateLimits: true,
    production: true,
    log: 'warn',
    url: 'https://auth.example.com',
    logTo: { write: (line) => log.push(JSON.parse(line)) },
  })
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'limits are relaxed in test projects', projects: [id] }),
  )
  expect((await askForEmail(started, client)).status).toBe(200)
  const guards = [
    ['mail', 5],
    ['mailFromAddress', 100],
    ['mailBetween', 30],
  ] as const
  for (const [kind, count] of guards) {
    await setAttempts(0)
    await setAttempts(count, kind)
    expect([kind, (await askForEmail(started, client)).status]).toEqual([kind, 429])
  }
  const signUp = async (count: number) => {
    await setAttempts(count)
    const { status } = await started.call('POST', '/auth/password/sign-up', {
      headers: client,
      body: {
        email: `person${count}@example.com`,
        password: 'correct horse',
        verification_callback_url: 'http://localhost:3000/x',
      },
    })
    expect(status).toBe(200)
  }
  await signUp(0)
  await signUp(60)
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'a test project exceeded a limit', limit: 'signUp' }),
  )
})
