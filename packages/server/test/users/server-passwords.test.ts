import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { as } from '../harness'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const headers = as('server')
const create = (body: object) => service.send('POST /users', { headers, body })
const update = (id: string, body: object) =>
  service.send('PATCH /users/:user_id', { headers, path: { user_id: id }, body })

async function requireLength(length: number) {
  await service.requirePasswordLength(length)
  onTestFinished(() => service.requirePasswordLength(0))
}

it('passwords of servers have no minimum length by default, as in Stack Auth', async () => {
  const { status, body } = await create({ primary_email: service.newEmail(), password: 'x' })
  expect([status, body.has_password]).toEqual([201, true])
})

it('passwords of servers are as long as the project requires', async () => {
  const { body: user } = await create({ primary_email: service.newEmail() })
  await requireLength(12)
  const short = { primary_email: service.newEmail(), password: 'x'.repeat(11) }
  for (const refused of [
    await create(short),
    await update(user.id, { password: short.password }),
  ]) {
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'PASSWORD_TOO_SHORT', details: { min_length: 12 } },
    ])
  }
  expect((await create({ ...short, password: 'x'.repeat(12) })).status).toBe(201)
  expect((await update(user.id, { password: 'x'.repeat(12) })).status).toBe(200)
  // The length of a hashed password is unknown.
  const password_hash = '$2b$10$OpJRLVQ8kPPw0zQOXAlDQ.FXPZCE2Uv6M7ACxGA01BdEDJZHHPO0m'
  expect((await update(user.id, { password_hash })).status).toBe(200)
  expect((await update(user.id, { password: null })).status).toBe(200)
})

it('the minimum does not affect that of users', async () => {
  const sizes: [number, number, string | undefined][] = [
    [4, 7, 'PASSWORD_TOO_SHORT'],
    [20, 11, undefined],
  ]
  for (const [minimum, length, code] of sizes) {
    await requireLength(minimum)
    const { body } = await service.send('POST /auth/password/sign-up', {
      body: {
        email: service.newEmail(),
        password: 'q9-'.repeat(10).slice(0, length),
        verification_callback_url: 'http://localhost:3000/verify',
      },
    })
    expect(body.code).toBe(code)
  }
})

it('the minimum is from 0 to 70', async () => {
  for (const [length, status] of [
    [-1, 400],
    [71, 400],
    [8.5, 400],
    [70, 200],
    [0, 200],
  ] as const) {
    const response = await service.send('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { server_password_min_length: length },
    })
    expect([length, response.status]).toEqual([length, status])
  }
})

it('users have the time when their password was set, by anyone', async () => {
  const { body: user } = await create({ primary_email: service.newEmail() })
  expect(user.password_changed_at_millis).toBeNull()
  const set = (await update(user.id, { password: 'first one' })).body
  expect(set.password_changed_at_millis).toBeGreaterThan(user.signed_up_at_millis - 1)
  const again = (await update(user.id, { password: 'second one' })).body
  expect(again.password_changed_at_millis).toBeGreaterThan(set.password_changed_at_millis)
  const unchanged = (await update(user.id, { display_name: 'Ada' })).body
  expect(unchanged.password_changed_at_millis).toBe(again.password_changed_at_millis)
  expect((await update(user.id, { password: null })).body.password_changed_at_millis).toBeNull()

  const own = await service.signUp()
  const ownHeaders = as('client', own.tokens)
  const read = async () =>
    (await service.must('GET /users/me', { headers: ownHeaders })).password_changed_at_millis
  const before = await read()
  await service.must('POST /auth/password/update', {
    headers: { ...ownHeaders, 'x-stack-refresh-token': own.tokens.refresh },
    body: { old_password: own.password, new_password: 'battery staple' },
  })
  expect(await read()).toBeGreaterThan(before)
})
