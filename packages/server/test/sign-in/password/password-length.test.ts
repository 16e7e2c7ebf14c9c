import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUsers } from '../../attacks/users/create-users'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

const short = 'eleven char'
const long = 'twelve chars'
const tooShort = [400, { code: 'PASSWORD_TOO_SHORT', details: { min_length: 12 } }]

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ magic_link_enabled: true })
  users = createUsers(service)
})
afterAll(() => service.server.close())

const setMinLength = (password_min_length: number) =>
  service.must('PATCH /internal/security-settings', {
    headers: as('admin'),
    body: { password_min_length },
  })

const signUp = (password: string, headers?: Record<string, string>) =>
  service.send('POST /auth/password/sign-up', {
    headers,
    body: { email: service.newEmail(), password, verification_callback_url: page },
  })

const outcome = ({ status, body }: Awaited<ReturnType<typeof signUp>>) =>
  status < 300 ? 'done' : [status, { code: body.code, details: body.details }]

describe('the minimum length of passwords', () => {
  beforeAll(() => setMinLength(12))
  afterAll(() => setMinLength(8))

  it('holds for sign-ups, also with a server key', async () => {
    expect(outcome(await signUp(short))).toEqual(tooShort)
    expect(outcome(await signUp(short, as('server')))).toEqual(tooShort)
    expect(outcome(await signUp(long))).toBe('done')
  })

  it('holds for a first and a changed password', async () => {
    const { tokens: first } = await service.verifiedUser()
    const set = (password: string) =>
      service.send('POST /auth/password/set', { headers: as('client', first), body: { password } })
    expect(outcome(await set(short))).toEqual(tooShort)
    expect(outcome(await set(long))).toBe('done')
    const update = (new_password: string) =>
      service.send('POST /auth/password/update', {
        headers: as('client', first),
        body: { old_password: long, new_password },
      })
    expect(outcome(await update(short))).toEqual(tooShort)
    expect(outcome(await update(`${long}!`))).toBe('done')
  })

  it('holds for a reset', async () => {
    const { email } = await service.verifiedUser()
    expect(outcome(await users.reset(email, { password: short }))).toEqual(tooShort)
    expect(outcome(await users.reset(email, { password: long, emailsBefore: 2 }))).toBe('done')
    expect(outcome(await users.signInByPassword(email, long))).toBe('done')
  })

  it('does not hold for passwords that exist, nor for those that servers set', async () => {
    await setMinLength(8)
    const { email } = await service.signUp(service.newEmail(), short)
    await setMinLength(12)
    expect(outcome(await users.signInByPassword(email, short))).toBe('done')
    const body = {
      primary_email: service.newEmail(),
      primary_email_auth_enabled: true,
      password: 'x',
    }
    expect(outcome(await service.send('POST /users', { headers: as('server'), body }))).toBe('done')
  })

  it('is part of the public project if it is not 8', async () => {
    const read = () => service.must('GET /projects/current', { headers: as('client') })
    expect((await read()).config.password_min_length).toBe(12)
    await setMinLength(8)
    expect((await read()).config).not.toHaveProperty('password_min_length')
  })

  it.each([7, 65, 12.5, '12', null])('cannot be %j', async (password_min_length) => {
    const { status, body } = await service.send('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { password_min_length },
    })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})
