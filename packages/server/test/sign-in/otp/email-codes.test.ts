import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startEmailProject } from '../../attacks/emails/mail-project'
import { as, ownClient } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const request = (email: string, version = {}) =>
  service.send('POST /auth/otp/send-sign-in-code', {
    headers: { ...as('client'), ...version },
    body: { email, callback_url: page },
  })

const signIn = (code: string) => service.send('POST /auth/otp/sign-in', { body: { code } })

/** A user with a password, whose email with the code to verify the address is read. */
async function signUp(mailServer: MailServer) {
  const user = await service.signUp(service.newEmail())
  const { code } = await mailServer.read(user.email)
  return { ...user, code, headers: as('client', user.tokens) }
}

describe('email codes that a user turned off', () => {
  async function turnOff(version = {}) {
    const { mailServer } = await startEmailProject(service)
    const user = await signUp(mailServer)
    await service.must('POST /contact-channels/verify', { body: { code: user.code } })
    const turn = (otp_auth_enabled: boolean) =>
      service.must('PATCH /users/me', {
        headers: { ...user.headers, ...version },
        body: { otp_auth_enabled },
      })
    await turn(true)
    await turn(false)
    // The notice, so that the next email is another one.
    expect((await mailServer.read(user.email)).code).toBe('')
    const isOn = async () =>
      (await service.must('GET /users/me', { headers: user.headers })).otp_auth_enabled
    return { ...user, mailServer, turn, isOn }
  }

  it('are not sent, and stay off, whatever asks for one', async () => {
    const { email, mailServer, isOn } = await turnOff(ownClient)
    const sentBefore = mailServer.recipients.length
    for (const version of [ownClient, {}]) {
      const { status, body } = await request(email, version)
      expect([status, body]).toEqual([200, { nonce: expect.stringMatching(/^\w{39}$/) }])
    }
    const other = service.newEmail()
    await request(other)
    await mailServer.read(other)
    expect(mailServer.recipients.slice(sentBefore)).toEqual([other])
    expect(await isOn()).toBe(false)
  })

  it('are sent again once they are turned on', async () => {
    const { id, email, mailServer, turn } = await turnOff(ownClient)
    await turn(true)
    await request(email, ownClient)
    const { body } = await signIn((await mailServer.read(email)).code)
    expect(body.user_id).toBe(id)
  })

  it('are turned on by a code for published clients, as the contract has it', async () => {
    const { id, email, mailServer, isOn } = await turnOff()
    await request(email)
    expect((await signIn((await mailServer.read(email)).code)).body.user_id).toBe(id)
    expect(await isOn()).toBe(true)
  })
})

describe('turning email codes off', () => {
  /** A user who signs in by email code only. */
  async function codeUser() {
    const { mailServer } = await startEmailProject(service)
    const email = service.newEmail()
    await request(email, ownClient)
    const { body } = await signIn((await mailServer.read(email)).code)
    const headers = { ...as('client', { access: body.access_token }), ...ownClient }
    return { id: body.user_id as string, email, mailServer, headers }
  }

  const turnOff = (headers: Record<string, string>) =>
    service.send('PATCH /users/me', { headers, body: { otp_auth_enabled: false } })

  it('is refused if they are the only sign-in method, and leaves them on', async () => {
    const { email, headers, mailServer, id } = await codeUser()
    const refused = await turnOff(headers)
    expect([refused.status, refused.body.code]).toEqual([409, 'LAST_SIGN_IN_METHOD'])
    expect((await service.must('GET /users/me', { headers })).otp_auth_enabled).toBe(true)
    await request(email, ownClient)
    expect((await signIn((await mailServer.read(email)).code)).body.user_id).toBe(id)
  })

  it('is possible with another method, for the app’s server, and for published clients', async () => {
    const withPassword = await codeUser()
    const body = { password: 'correct horse' }
    await service.must('POST /auth/password/set', { headers: withPassword.headers, body })
    expect((await turnOff(withPassword.headers)).status).toBe(200)
    const { headers, id } = await codeUser()
    expect((await turnOff({ ...headers, ...as('server'), ...ownClient })).status).toBe(200)
    const published = await codeUser()
    const { 'x-stack-client-version': _, ...withoutVersion } = published.headers
    expect((await turnOff(withoutVersion)).status).toBe(200)
    expect(id).not.toBe(published.id)
  })

  it('is recorded once', async () => {
    const { id, headers } = await codeUser()
    await service.must('POST /auth/password/set', { headers, body: { password: 'correct horse' } })
    await turnOff(headers)
    await turnOff(headers)
    const { items } = await service.must('GET /internal/security-events', {
      headers: as('admin'),
      query: { user_id: id, type: 'sign_in_codes.disabled' },
    })
    expect(items).toHaveLength(1)
  })
})

describe('an email code for an address that was never verified', () => {
  it('signs in its user, verifies the address, and removes what was set up before it was verified', async () => {
    const { mailServer } = await startEmailProject(service)
    const { id, email, password, headers } = await signUp(mailServer)
    const asked = await request(email, ownClient)
    expect([asked.status, Object.keys(asked.body)]).toEqual([200, ['nonce']])
    const { body } = await signIn((await mailServer.read(email)).code)
    expect(body).toMatchObject({ user_id: id, is_new_user: false })
    const me = await service.must('GET /users/me', {
      headers: as('client', { access: body.access_token, refresh: body.refresh_token }),
    })
    expect(me).toMatchObject({ primary_email_verified: true, has_password: false })
    const byPassword = await service.send('POST /auth/password/sign-in', {
      body: { email, password },
    })
    expect(byPassword.body.code).toBe('EMAIL_PASSWORD_MISMATCH')
    const before = await service.send('POST /auth/sessions/current/refresh', { headers })
    expect(before.status).toBe(401)
  })

  it('is refused to published clients, as the contract has it', async () => {
    const { mailServer } = await startEmailProject(service)
    const { email } = await signUp(mailServer)
    expect((await request(email)).body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
  })
})
