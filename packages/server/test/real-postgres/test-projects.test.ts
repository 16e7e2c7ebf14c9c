import { expect, it } from 'vitest'
import { as, createDatabaseUrl, demo, startServer, startServerForTest } from '../harness'
import { query } from './query'

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'

/** A database with a test project, whose counted attempts, of one kind or all, are as many as said. */
async function createTestProject() {
  const databaseUrl = await createDatabaseUrl()
  const { call, server } = await startServer({ databaseUrl, secret })
  const body = { is_test_project: true }
  await call('PATCH', '/internal/test-mode', { headers: as('admin'), body })
  await server.close()
  return {
    databaseUrl,
    setAttempts: (count: number, kind = '%') =>
      query(databaseUrl, `update rate_limits set points = ${count} where key like '${kind}:%'`),
  }
}

function askForMail({ call }: Awaited<ReturnType<typeof startServerForTest>>) {
  const body = { email: 'ada@example.com', callback_url: 'http://localhost:3000/x' }
  return call('POST', '/auth/password/send-reset-code', { body })
}

it('still has limits, a hundred times as high', async () => {
  const { databaseUrl, setAttempts } = await createTestProject()
  const started = await startServerForTest({ databaseUrl, secret, rateLimits: true })
  expect((await askForMail(started)).status).toBe(200)
  await setAttempts(499)
  expect((await askForMail(started)).status).toBe(200)
  expect((await askForMail(started)).status).toBe(429)
})

it('is named by a service in production when it starts, and gets no more of its mails', async () => {
  const { databaseUrl, setAttempts } = await createTestProject()
  const log: { msg: string; projects?: string[] }[] = []
  const started = await startServerForTest({
    ...{ databaseUrl, secret, rateLimits: true, production: true, log: 'warn' },
    url: 'https://auth.example.com',
    logTo: { write: (line) => log.push(JSON.parse(line)) },
  })
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'limits are relaxed in test projects', projects: [demo.id] }),
  )
  expect((await askForMail(started)).status).toBe(200)
  const guards = [
    ['mail', 5],
    ['mailFromAddress', 100],
    ['mailBetween', 30],
  ] as const
  for (const [kind, count] of guards) {
    await setAttempts(0)
    await setAttempts(count, kind)
    expect([kind, (await askForMail(started)).status]).toEqual([kind, 429])
  }
  const signUp = (count: number) => setAttempts(count).then(() => started.signUp())
  await signUp(0)
  await signUp(60)
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'a test project went over a limit', limit: 'signUp' }),
  )
})
