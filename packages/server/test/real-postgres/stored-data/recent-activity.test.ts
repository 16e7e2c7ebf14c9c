import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

const admin = { headers: as('admin') }

it('lists the users with the latest access tokens, recorded once an hour', async () => {
  let now = Date.parse('2026-03-01T10:05:00Z')
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ now: () => now, databaseUrl })
  const first = await signUp()
  now += 60_000
  const second = await signUp()
  const refresh = async (minutes: number) => {
    now += minutes * 60_000
    const { status } = await call('POST', '/auth/sessions/current/refresh', {
      headers: { ...as('client'), 'x-stack-refresh-token': first.tokens.refresh },
    })
    expect(status).toBe(200)
    const { body } = await call('GET', '/internal/metrics', admin)
    const entries = `select from recent_activity where user_id = '${first.id}'`
    const ids = body.recently_active.map((user: { id: string }) => user.id)
    return { ids, entries: (await query(databaseUrl, entries)).length }
  }
  const ids = [first.id, second.id]
  expect(await refresh(10)).toEqual({ ids, entries: 1 })
  expect(await refresh(10)).toEqual({ ids, entries: 1 })
  expect(await refresh(40)).toEqual({ ids, entries: 2 })
  expect(await refresh(10)).toEqual({ ids, entries: 2 })
})
