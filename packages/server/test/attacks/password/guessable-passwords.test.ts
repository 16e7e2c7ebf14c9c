import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const refusal = (reason: string) => ({
  code: 'PASSWORD_REQUIREMENTS_NOT_MET',
  details: { reason, message: expect.stringContaining('Choose another one') },
})

/** Guesses based on a list or on the account `ada.lovelace@example.com` in "Demo". */
const guesses = [
  ['password', 'common'],
  ['12345678', 'common'],
  ['PassW0rd', 'common'],
  ['Sunshine', 'common'],
  ['q1w2e3r4t5', 'common'],
  ['        ', 'common'],
  ['\t\t\t\t \t\t\t\t', 'common'],
  ['zzzzzzzzzzzz', 'common'],
  ['ada.lovelace@example.com', 'personal'],
  ['ADA.LOVELACE', 'personal'],
  ['ada.lovelace1!', 'personal'],
  ['demo2026!', 'personal'],
]

let accounts = 0
describe('L16: a password that attackers guess first', () => {
  it.each(guesses)('is refused at sign-up: %j', async (password, reason) => {
    // Another account for each guess: where one is accepted, the next must not fail because of it.
    const email = `ada.lovelace@n${++accounts}.example.com`
    const body = {
      email,
      password: password.replace('ada.lovelace@example.com', email),
      verification_callback_url: page,
    }
    const response = await service.send('POST /auth/password/sign-up', { body })
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining(refusal(reason)),
    ])
    // Published clients show the text of the details.
    expect(response.body.details.message).toBe(response.body.error)
  })

  it('is refused as a first password', async () => {
    const { tokens } = await service.verifiedUser()
    const response = await service.send('POST /auth/password/set', {
      headers: as('client', tokens),
      body: { password: 'Password1' },
    })
    expect(response.body).toMatchObject(refusal('common'))
  })

  it('is refused as a replacement, and the current password stays', async () => {
    const { email, password, tokens } = await service.signUp()
    const update = (new_password: string) =>
      service.send('POST /auth/password/update', {
        headers: as('client', tokens),
        body: { old_password: password, new_password },
      })
    expect((await update('Password1')).body).toMatchObject(refusal('common'))
    expect((await update(email)).body).toMatchObject(refusal('personal'))
    await service.must('POST /auth/password/sign-in', { body: { email, password } })
  })

  it('is refused at a reset, whose code stays valid for a better one', async () => {
    const { email } = await service.verifiedUser()
    const message = { email, callback_url: page }
    await service.must('POST /auth/password/send-reset-code', { body: message })
    const code = await service.codeEmailedTo(email, 2)
    const reset = (password: string) =>
      service.send('POST /auth/password/reset', { body: { code, password } })
    expect((await reset('Password1')).body).toMatchObject(refusal('common'))
    expect((await reset(email)).body).toMatchObject(refusal('personal'))
    expect((await reset('a better one')).status).toBe(200)
  })

  it('still signs in a user who has it, and is accepted from a server', async () => {
    const email = service.newEmail()
    const owner = { primary_email: email, primary_email_auth_enabled: true, password: 'password' }
    await service.must('POST /users', { headers: as('server'), body: owner })
    await service.must('POST /auth/password/sign-in', { body: { email, password: 'password' } })
  })

  it.each(['correct horse', 'ada.lovelace loves numbers', 'demonstrations', 'パスワードを選ぶ'])(
    'does not include %j',
    async (password) => {
      const body = { email: service.newEmail(), password, verification_callback_url: page }
      await service.must('POST /auth/password/sign-up', { body })
    },
  )
})
