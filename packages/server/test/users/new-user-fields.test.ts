import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ create_team_on_sign_up: true })
})
afterAll(() => service.server.close())

const profile = {
  display_name: 'Ada Lovelace',
  client_metadata: { company: 'Engines', news: true },
}
const stored = { ...profile, client_read_only_metadata: null, server_metadata: null }

const signUp = (fields: object, email = service.newEmail()) =>
  service.send('POST /auth/password/sign-up', {
    body: { email, password: 'long enough', verification_callback_url: page, ...fields },
  })

const find = (id: string) =>
  service.must('GET /users/:user_id', { headers: as('server'), path: { user_id: id } })

describe('a sign-up with a password', () => {
  it('creates the user with display name and metadata, and the name in the team', async () => {
    const { body } = await signUp(profile)
    const user = await find(body.user_id)
    expect(user).toMatchObject(stored)
    const { items } = await service.must('GET /teams', {
      headers: as('server'),
      query: { user_id: user.id },
    })
    expect(items[0].display_name).toBe("Ada Lovelace's Team")
  })

  it('stores an empty name as null', async () => {
    const { body } = await signUp({ display_name: '' })
    expect(await find(body.user_id)).toMatchObject({ display_name: null, client_metadata: null })
  })

  it('creates no user if a field is refused', async () => {
    const email = service.newEmail()
    const refusals = [
      { display_name: 'a'.repeat(257) },
      { display_name: { $ne: null } },
      { client_metadata: { text: 'a'.repeat(64 * 1024) } },
      { client_read_only_metadata: { role: 'admin' } },
      { server_metadata: { role: 'admin' } },
      { is_anonymous: true },
      { primary_email_verified: true },
    ]
    for (const fields of refusals) {
      const { status, body } = await signUp(fields, email)
      expect([fields, status, body.code]).toEqual([fields, 400, 'SCHEMA_ERROR'])
    }
    expect((await signUp({}, email)).status).toBe(200)
  })

  it('accepts the largest metadata that a user may write, in any script', async () => {
    const client_metadata = { text: '語'.repeat(64 * 1024 - 11) }
    const { status, body } = await signUp({ client_metadata })
    expect(status).toBe(200)
    expect((await find(body.user_id)).client_metadata).toEqual(client_metadata)
  })

  it('does not change the fields of the user who has the address', async () => {
    const { id, email } = await service.signUp()
    expect((await signUp(profile, email)).body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
    expect(await find(id)).toMatchObject({ display_name: null, client_metadata: null })
  })
})

describe('a sign-in by email code', () => {
  const signIn = (code: string, fields: object = profile) =>
    service.must('POST /auth/otp/sign-in', { body: { code, ...fields } })

  it('creates the user with display name and metadata', async () => {
    const { code } = await service.emailedSignInCode()
    const { user_id, is_new_user } = await signIn(code)
    expect(is_new_user).toBe(true)
    expect(await find(user_id)).toMatchObject(stored)
  })

  it('does not change the fields of an existing user', async () => {
    const { id, email } = await service.verifiedUser()
    const { code } = await service.emailedSignInCode(email, 2)
    expect((await signIn(code)).is_new_user).toBe(false)
    expect(await find(id)).toMatchObject({ display_name: null, client_metadata: null })
  })

  it('leaves the fields of an unverified account that it takes over', async () => {
    const { id, email } = await service.signUp()
    await service.codeEmailedTo(email)
    await service.configure({ credential_enabled: false })
    const { code } = await service.emailedSignInCode(email, 2)
    await signIn(code)
    await service.configure({ credential_enabled: true })
    expect(await find(id)).toMatchObject({ display_name: null, client_metadata: null })
  })
})
