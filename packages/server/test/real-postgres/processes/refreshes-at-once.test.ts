import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { askToken, refreshAs } from '../../refreshing'
import { watchQueries } from '../../watch-queries'
import { query } from '../query'
import { lockSessions, lockSessionsOf, lockUser, waitForWaiting } from '../waiting'

async function start(count: number) {
  const databaseUrl = await createDatabaseUrl()
  const service = await startServerForTest({ databaseUrl, refreshRotation: true })
  const users: Awaited<ReturnType<typeof service.signUp>>[] = []
  for (let number = 0; number < count; number += 1) users.push(await service.signUp())
  await service.idle()
  return { ...service, databaseUrl, users }
}

it('refreshes the sessions of many users with few statements', async () => {
  const { call, users } = await start(7)
  // The header gives a request the connections of the project, and so its statements.
  const headers = { 'x-stack-project-id': demo.id }
  const unstorable = { client_id: 'a\u0000', client_secret: 'key', refresh_token: 'token' }
  for (let round = 0; round < 2; round += 1) {
    const queries = watchQueries()
    const [{ body }, ...responses] = await Promise.all([
      askToken(call, unstorable, headers),
      ...users.map(({ tokens }) => refreshAs(call, tokens.refresh)),
    ])
    // The statements that several requests share are not among the recorded ones.
    expect(queries.end().length).toBeLessThan(users.length)
    expect(body.code).toBe('SCHEMA_ERROR')
    const subjects = responses.map(({ body }) => decodeJwt(body.access_token).sub)
    expect(subjects).toEqual(users.map(({ id }) => id))
    // In the second round, each of these belongs to the session of the same user.
    users.forEach(({ tokens }, place) => {
      tokens.refresh = responses[place]?.body.refresh_token
    })
  }
})

it.each([
  ['a changing user', lockUser],
  ['an ending session', lockSessionsOf],
])('delays and fails no refresh because of another at the same time: %s', async (_, lock) => {
  const { call, users, databaseUrl } = await start(4)
  const [locked, ...others] = users
  if (!locked) throw new Error('There is no user.')
  const unlock = await lock(databaseUrl, locked.id)
  const delayed = refreshAs(call, locked.tokens.refresh)
  const responses = await Promise.all([
    refreshAs(call, locked.tokens.refresh, { client_secret: 'no key' }),
    refreshAs(call, 'no token'),
    ...others.map(({ tokens }) => refreshAs(call, tokens.refresh)),
  ])
  expect(responses.map(({ status, body }) => body.code ?? status)).toEqual([
    'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
    'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    ...others.map(() => 200),
  ])
  await waitForWaiting(databaseUrl, 1)
  await unlock()
  expect((await delayed).status).toBe(200)
})

it('refreshes each session by itself if the statement that they share fails', async () => {
  const { call, users, databaseUrl } = await start(4)
  const unlock = await lockSessions(databaseUrl)
  const responses = users.map(({ tokens }) => refreshAs(call, tokens.refresh))
  await waitForWaiting(databaseUrl, 1)
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%skip locked%' and wait_event_type = 'Lock'`,
  )
  await unlock()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(users.map(() => 200))
})
