import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { as, startServerForTest } from './harness'

/** Counts what is asked of the database while something runs. */
async function countQueries(work: () => Promise<{ status: number }>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    expect((await work()).status).toBe(200)
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

it.each([
  ['reading the own user', 'GET', '/users/me', 1],
  ['renewing an access token', 'POST', '/auth/sessions/current/refresh', 2],
])('%s takes few queries', async (_, method, path, count) => {
  const { call, signUp, mailsTo } = await startServerForTest()
  const { email, tokens } = await signUp()
  await mailsTo(email)
  expect(await countQueries(() => call(method, path, { headers: as('client', tokens) }))).toBe(
    count,
  )
})

it('signing in with a password takes few queries', async () => {
  const { call, signUp, mailsTo } = await startServerForTest()
  const { email, password } = await signUp()
  await mailsTo(email)
  const signIn = () =>
    call('POST', '/auth/password/sign-in', { body: { email, password }, headers: as('client') })
  expect(await countQueries(signIn)).toBe(3)
})

it('works without named statements, for poolers that cannot carry them', async () => {
  const { call, signUp } = await startServerForTest({ preparedStatements: false })
  const query = vi.spyOn(Client.prototype, 'query')
  const { tokens } = await signUp()
  const me = await call('GET', '/users/me', { headers: as('client', tokens) })
  const names = query.mock.calls.map(([first]) => Object(first).name).filter(Boolean)
  query.mockRestore()
  expect([me.status, names]).toEqual([200, []])
})
