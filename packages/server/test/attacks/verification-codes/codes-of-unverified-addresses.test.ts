import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, ownClient } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'
import { type MailServer, startEmailProject } from '../emails/mail-project'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** A user with a password, who never verified the address. */
async function signUp(mailServer: MailServer) {
  const user = await service.signUp(service.newEmail())
  await mailServer.read(user.email)
  return { ...user, headers: { ...as('client', user.tokens), ...ownClient } }
}

async function readCode(mailServer: MailServer, email: string) {
  const headers = { ...as('client'), ...ownClient }
  await service.must('POST /auth/otp/send-sign-in-code', {
    headers,
    body: { email, callback_url: page },
  })
  return (await mailServer.read(email)).code
}

const signIn = (code: string) => service.send('POST /auth/otp/sign-in', { body: { code } })

describe('a code for an address that its user never verified', () => {
  it('reaches its mailbox, although the stranger who registered it turned codes off', async () => {
    const { mailServer } = await startEmailProject(service)
    const { id, email, headers } = await signUp(mailServer)
    await service.must('PATCH /users/me', { headers, body: { otp_auth_enabled: false } })
    const { body } = await signIn(await readCode(mailServer, email))
    expect(body.user_id).toBe(id)
  })

  it('leaves the account its address if it is used twice at once', async () => {
    const { mailServer } = await startEmailProject(service)
    for (let round = 0; round < 4; round += 1) {
      const { id, email } = await signUp(mailServer)
      const codes = [await readCode(mailServer, email), await readCode(mailServer, email)]
      const responses = await Promise.all(codes.map(signIn))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const { body } = await signIn(await readCode(mailServer, email))
      expect(body).toMatchObject({ user_id: id, is_new_user: false })
    }
  })

  it('does not take over an account that changes its address concurrently', async () => {
    const { mailServer } = await startEmailProject(service)
    for (let round = 0; round < 8; round += 1) {
      const { id, email } = await signUp(mailServer)
      const code = await readCode(mailServer, email)
      const primary_email = service.newEmail()
      const [changed] = await Promise.all([
        service.send('PATCH /users/:user_id', {
          headers: as('server'),
          path: { user_id: id },
          body: { primary_email, primary_email_auth_enabled: true },
        }),
        signIn(code),
      ])
      expect(changed.status).toBe(200)
      const user = await service.must('GET /users/:user_id', {
        headers: as('server'),
        path: { user_id: id },
      })
      expect(user).toMatchObject({ primary_email, primary_email_auth_enabled: true })
    }
  })
})
