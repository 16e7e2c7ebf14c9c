import { expect, it } from 'vitest'
import { as, asInternal, demo, startServerForTest } from './harness'

type Started = Awaited<ReturnType<typeof startServerForTest>>

const admin = { headers: as('admin') }
const server = { headers: as('server') }

interface Listed {
  signed_up_at_millis: number
  has_password: boolean
  otp_auth_enabled: boolean
  passkey_auth_enabled: boolean
  oauth_providers: { id: string }[]
}

/** Counts the users of the demo project by reading all of them. */
async function countByList({ call }: Started) {
  const { body } = await call('GET', '/users', server)
  const users: Listed[] = body.items
  const methods = users.flatMap((user) => [
    ...(user.has_password ? ['password'] : []),
    ...(user.otp_auth_enabled ? ['otp'] : []),
    ...(user.passkey_auth_enabled ? ['passkey'] : []),
    ...user.oauth_providers.map(({ id }) => id),
  ])
  const days = users.map((user) => new Date(user.signed_up_at_millis).toISOString().slice(0, 10))
  return { total: users.length, methods: tally(methods), days: tally(days) }
}

/** Reads the same from the counts. */
async function readCounts({ call }: Started) {
  const { body: metrics } = await call('GET', '/internal/metrics', admin)
  const { body: project } = await call('GET', '/projects/current', admin)
  expect(project.user_count).toBe(metrics.total_users)
  const byDay: { date: string; activity: number }[] = metrics.daily_users
  const methods: { method: string; count: number }[] = metrics.login_methods
  return {
    total: metrics.total_users,
    methods: Object.fromEntries(methods.map(({ method, count }) => [method, count])),
    days: Object.fromEntries(
      byDay.filter(({ activity }) => activity > 0).map(({ date, activity }) => [date, activity]),
    ),
  }
}

function tally(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

it('counts users and sign-in methods exactly when they are created, changed and deleted at once', async () => {
  const started = await startServerForTest()
  const { call, configure, signUp } = started
  await configure({
    magic_link_enabled: true,
    oauth_providers: [{ id: 'github', type: 'shared', enabled: true }],
  })
  const create = (number: number) =>
    call('POST', '/users', {
      ...server,
      body: {
        primary_email: `created${number}@example.com`,
        primary_email_auth_enabled: true,
        ...(number % 2 === 0 && { password: 'correct horse' }),
        otp_auth_enabled: number % 3 === 0,
        oauth_providers: number % 4 === 0 ? [{ id: 'github', account_id: `${number}` }] : [],
      },
    })
  const numbers = Array.from({ length: 24 }, (_, number) => number)
  const created = await Promise.all(numbers.map(create))
  const ids: string[] = created.map(({ body }) => body.id)
  const change = (id: string, body: object) =>
    // A change fails if the user has been deleted.
    call('PATCH', `/users/${id}`, { ...server, body, mayFail: true })
  // Several changes of one user compete with each other and with the deletion of the user.
  const changes = ids.flatMap((id, number) => [
    change(id, { password: 'another horse' }),
    change(id, { otp_auth_enabled: number % 2 === 0 }),
    number % 5 === 0 ? call('DELETE', `/users/${id}`, server) : change(id, { password: null }),
  ])
  const rejected = create(1)
  await Promise.all([...changes, rejected, ...numbers.slice(0, 4).map(() => signUp())])
  expect((await rejected).status).toBe(409)
  const listed = await countByList(started)
  expect(listed.total).toBeGreaterThan(20)
  expect(await readCounts(started)).toEqual(listed)
})

it('counts a user once per day, in the country of the latest access token', async () => {
  let now = Date.parse('2026-03-01T22:00:00Z')
  const started = await startServerForTest({ now: () => now })
  const { call, signUp } = started
  const { email, password, id } = await signUp()
  const signIn = (country?: string) =>
    call('POST', '/auth/password/sign-in', {
      headers: {
        ...as('client'),
        'user-agent': 'Mozilla/5.0',
        'x-forwarded-for': '203.0.113.7',
        ...(country && { 'cf-ipcountry': country }),
      },
      body: { email, password },
    })
  await signIn('DE')
  await signIn('DE')
  await signIn()
  now += 3 * 3600_000
  await Promise.all([signIn('FR'), signIn('FR'), signIn('FR')])
  const read = async () => (await call('GET', '/internal/metrics', admin)).body
  const metrics = await read()
  const active = metrics.daily_active_users.filter(
    ({ activity }: { activity: number }) => activity > 0,
  )
  expect(active).toEqual([
    { date: '2026-03-01', activity: 1 },
    { date: '2026-03-02', activity: 1 },
  ])
  expect(metrics.users_by_country).toEqual({ FR: 1 })
  expect(metrics.recently_active.map((user: { id: string }) => user.id)).toEqual([id])
  await call('DELETE', `/users/${id}`, server)
  const after = await read()
  expect(after.users_by_country).toEqual({})
  expect(after.daily_active_users).toEqual(metrics.daily_active_users)
})

it('counts each project by itself, and nothing of a deleted one', async () => {
  const { call, signUp, server: running } = await startServerForTest()
  const internal = asInternal(running.internalKeys.superSecretAdminKey ?? '')
  const countOf = async (headers: Record<string, string>) =>
    (await call('GET', '/projects/current', { headers })).body.user_count
  const before = await countOf(internal)
  await signUp()
  expect(await countOf(as('admin'))).toBe(1)
  expect(await countOf(internal)).toBe(before)
  expect((await call('DELETE', '/projects/current', admin)).body).toEqual({ success: true })
  expect(await countOf(internal)).toBe(before)
  expect(demo.id).not.toBe('internal')
})
