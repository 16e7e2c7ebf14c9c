import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, ownClient } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'
import { createUsers } from './create-users'

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  service = await createTestService()
  users = createUsers(service)
})
afterAll(() => service.server.close())

const clients = {
  published: { 'x-stack-client-version': 'js @stackframe/stack@2.8.1' },
  own: ownClient,
}

const key = 'POST /contact-channels/verify'
const refusal = 'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'

/** Responses to a verification code. */
async function verify(code: string, headers: Record<string, string>) {
  const { status, body } = await service.send(key, { headers, body: { code } })
  return body.code ?? status
}

/**
 * Adds the address of a victim to the account of an attacker. Returns the code that was emailed to
 * it.
 */
async function invite() {
  const attacker = await service.verifiedUser()
  const victim = service.newEmail()
  const headers = as('client', attacker.tokens)
  const body = { user_id: 'me', value: victim, type: 'email', used_for_auth: true }
  const { id } = await service.must('POST /contact-channels', { headers, body })
  await service.must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
    headers,
    path: { user_id: 'me', contact_channel_id: id },
    body: { callback_url: page },
  })
  return { attacker, headers, victim, code: await service.codeEmailedTo(victim) }
}

describe('M4: an emailed link that adds the address of a victim to the account of an attacker', () => {
  it.each(Object.values(clients))(
    'does nothing while the victim is signed in: %o',
    async (client) => {
      const { code } = await invite()
      expect(await verify(code, { ...(await service.signedIn()), ...client })).toBe(refusal)
    },
  )

  it('does nothing while signed out, and the victim gets an account of their own', async () => {
    const { attacker, victim, code } = await invite()
    expect(await verify(code, { ...as('client'), ...clients.own })).toBe(refusal)
    const { body } = await users.signInByCode(victim, 1)
    expect(body).toMatchObject({ is_new_user: true })
    expect(body.user_id).not.toBe(attacker.id)
  })

  it('does nothing with the tokens of an ended session', async () => {
    const { headers, code } = await invite()
    await service.must('DELETE /auth/sessions/current', { headers })
    expect(await verify(code, { ...headers, ...clients.own })).toBe(refusal)
  })
})

describe('M4: an honest user', () => {
  it('verifies a further address after a sign-in, even after the link was refused', async () => {
    const { headers, code } = await invite()
    expect(await verify(code, { ...as('client'), ...clients.own })).toBe(refusal)
    expect(await verify(code, { ...headers, ...clients.own })).toBe(200)
  })

  it('of a published client verifies a further address in any browser', async () => {
    const { code } = await invite()
    expect(await verify(code, { ...as('client'), ...clients.published })).toBe(200)
  })

  it.each(Object.values(clients))(
    'verifies the address of a sign-up in any browser, and keeps password, session and second factor: %o',
    async (client) => {
      const { email, password, tokens } = await service.signUp()
      const code = await service.codeEmailedTo(email)
      await service.addTotp(tokens)
      expect(await verify(code, { ...as('client'), ...client })).toBe(200)
      expect((await users.refresh(tokens.refresh)).status).toBe(200)
      const { body } = await users.signInByPassword(email, password)
      expect(body.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    },
  )

  it('keeps the second factor after a reset of a verified address', async () => {
    const { email, tokens } = await service.signUp()
    const code = await service.codeEmailedTo(email)
    await service.addTotp(tokens)
    await verify(code, as('client'))
    expect((await users.reset(email)).status).toBe(200)
    const { body } = await users.signInByPassword(email)
    expect(body.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  })
})
