import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const oldPassword = 'correct horse'
const newPassword = 'a new password'

/** A user with a verified address, whose mailbox the attacker reads, with open codes in it. */
async function createVictim() {
  const { must, emailsTo, newEmail, codeEmailedTo } = service
  const email = newEmail()
  const { tokens, id } = await service.signUp(email, oldPassword)
  await must('POST /contact-channels/verify', { body: { code: await codeEmailedTo(email) } })
  const body = { email, callback_url: page }
  const codes = { reset: '', otherReset: '', signIn: '' }
  const requests = [
    ['reset', 'POST /auth/password/send-reset-code'],
    ['otherReset', 'POST /auth/password/send-reset-code'],
    ['signIn', 'POST /auth/otp/send-sign-in-code'],
  ] as const
  for (const [index, [name, key]] of requests.entries()) {
    await must(key, { body })
    await emailsTo(email, index + 2)
    codes[name] = await codeEmailedTo(email, index + 2)
  }
  const headers = as('client', tokens)
  const { items } = await must('GET /contact-channels', { headers, query: { user_id: 'me' } })
  const path = { user_id: 'me', contact_channel_id: items[0].id as string }
  return { id, email, headers, codes, path }
}

const reset = (code: string) =>
  service.send('POST /auth/password/reset', { body: { code, password: newPassword } })

const signIn = (code: string) => service.send('POST /auth/otp/sign-in', { body: { code } })

/** Results of the attacker with the codes, by their endpoints and by those that only check. */
async function tryAll({ reset: code, signIn: otp }: { reset: string; signIn: string }) {
  const attempts = [
    service.send('POST /auth/password/reset/check-code', { body: { code } }),
    service.send('POST /auth/otp/sign-in/check-code', { body: { code: otp } }),
    signIn(otp),
    reset(code),
  ]
  return (await Promise.all(attempts)).map(({ status, body }) => body.code ?? status)
}

const allUnknown = Array(4).fill('VERIFICATION_CODE_NOT_FOUND')

describe('M1: codes in a mailbox an attacker reads', () => {
  it('are invalid after the address is removed', async () => {
    const { headers, path, codes } = await createVictim()
    await service.must('DELETE /contact-channels/:user_id/:contact_channel_id', { headers, path })
    expect(await tryAll(codes)).toEqual(allUnknown)
  })

  it('are invalid after the address is changed, even when it is changed back', async () => {
    const { headers, path, codes, email } = await createVictim()
    const key = 'PATCH /contact-channels/:user_id/:contact_channel_id'
    await service.must(key, { headers, path, body: { value: service.newEmail() } })
    expect(await tryAll(codes)).toEqual(allUnknown)
    await service.must(key, { headers, path, body: { value: email } })
    expect(await tryAll(codes)).toEqual(allUnknown)
  })

  it('are invalid when the address no longer signs in', async () => {
    const { headers, path, codes } = await createVictim()
    const body = { used_for_auth: false }
    await service.must('PATCH /contact-channels/:user_id/:contact_channel_id', {
      headers,
      path,
      body,
    })
    expect(await tryAll(codes)).toEqual(allUnknown)
  })

  it('are invalid when the app replaces or removes the address', async () => {
    for (const primary_email of [service.newEmail(), null]) {
      const { id, codes } = await createVictim()
      const request = { headers: as('server'), path: { user_id: id }, body: { primary_email } }
      await service.must('PATCH /users/:user_id', request)
      expect(await tryAll(codes)).toEqual(allUnknown)
    }
  })

  it('are invalid after the password is changed', async () => {
    const { headers, codes } = await createVictim()
    const body = { old_password: oldPassword, new_password: newPassword }
    await service.must('POST /auth/password/update', { headers, body })
    expect(await tryAll(codes)).toEqual(allUnknown)
  })

  it('are invalid after the first reset', async () => {
    const { codes } = await createVictim()
    expect((await reset(codes.otherReset)).status).toBe(200)
    expect(await tryAll(codes)).toEqual(allUnknown)
  })

  it('are invalid when the app replaces the password', async () => {
    const { id, codes } = await createVictim()
    const request = {
      headers: as('server'),
      path: { user_id: id },
      body: { password: newPassword },
    }
    await service.must('PATCH /users/:user_id', request)
    expect(await tryAll(codes)).toEqual(allUnknown)
  })
})

describe('M1: a sign-in code', () => {
  it('signs in no user once the project turned sign-in codes off, even after it turned them on again', async () => {
    const { codes } = await createVictim()
    await service.configure({ magic_link_enabled: false })
    const closed = await signIn(codes.signIn)
    await service.configure({ magic_link_enabled: true })
    expect([closed, await signIn(codes.signIn)].map(({ body }) => body.code)).toEqual([
      'VERIFICATION_CODE_NOT_FOUND',
      'VERIFICATION_CODE_NOT_FOUND',
    ])
  })

  it('creates no user once the project turned sign-up off', async () => {
    const [before, existing] = [await service.emailedSignInCode(), await createVictim()]
    await service.configure({ sign_up_enabled: false })
    const refused = await signIn(before.code)
    const accepted = await signIn(existing.codes.signIn)
    await service.configure({ sign_up_enabled: true })
    expect(refused.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect(accepted.status).toBe(200)
  })
})
