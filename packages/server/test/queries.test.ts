import { expect, it } from 'vitest'
import { as, demo, startServerForTest } from './harness'
import { watchQueries } from './watch-queries'

/** Returns the minimum number of queries while `work` runs: background work adds some. */
async function countQueries(work: () => Promise<{ status: number }>): Promise<number> {
  const counts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const queries = watchQueries()
    const { status } = await work()
    counts.push(queries.end().length)
    expect(status).toBe(200)
  }
  return Math.min(...counts)
}

it.each([
  ['reading the own user', 'GET', '/users/me', 1],
  ['refreshing an access token', 'POST', '/auth/sessions/current/refresh', 2],
])('%s takes few queries', async (_, method, path, count) => {
  const { call, signUp, idle } = await startServerForTest()
  const { tokens } = await signUp()
  await idle()
  expect(await countQueries(() => call(method, path, { headers: as('client', tokens) }))).toBe(
    count,
  )
})

it.each([
  ['one query', false, 1],
  ['two queries if tokens have claims of their user', true, 2],
])('refreshing a session as clients do takes %s', async (_, token_claims_enabled, count) => {
  const { call, signUp, idle } = await startServerForTest()
  const headers = as('admin')
  await call('PATCH', '/internal/session-settings', { headers, body: { token_claims_enabled } })
  const { tokens } = await signUp()
  await idle()
  const body = {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh,
    client_id: demo.id,
    client_secret: demo.client,
  }
  expect(await countQueries(() => call('POST', '/auth/oauth/token', { body, headers: {} }))).toBe(
    count,
  )
})

it.each([
  // The caller, the password, and the session.
  ['without limits', false, 3],
  // Three counts, each undone.
  ['with limits', true, 9],
])('signing in with a password takes few queries %s', async (_, rateLimits, count) => {
  const { call, signUp, idle } = await startServerForTest({ rateLimits })
  const { email, password } = await signUp()
  await idle()
  const signIn = () =>
    call('POST', '/auth/password/sign-in', { body: { email, password }, headers: as('client') })
  expect(await countQueries(signIn)).toBe(count)
})

it('signing up with a password takes few queries', async () => {
  const { call, signUp, emailsTo, idle } = await startServerForTest()
  const { email } = await signUp()
  await emailsTo(email)
  await idle()
  let users = 0
  const signUpAgain = () => {
    users += 1
    const body = {
      email: `another${users}@example.com`,
      password: 'correct horse',
      verification_callback_url: 'http://localhost:3000/verify',
    }
    return call('POST', '/auth/password/sign-up', { headers: as('client'), body })
  }
  // The caller, and a transaction with seven statements.
  expect(await countQueries(signUpAgain)).toBe(10)
})

it('works without named statements, for poolers that cannot carry them', async () => {
  const { call, signUp } = await startServerForTest({ preparedStatements: false })
  const queries = watchQueries()
  const { tokens } = await signUp()
  const me = await call('GET', '/users/me', { headers: as('client', tokens) })
  const names = queries.end().map((statement) => Object(statement).name)
  expect([me.status, names.filter(Boolean)]).toEqual([200, []])
})
