import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Response as a stranger sees it; codes differ by chance. */
async function ask(
  key: 'POST /auth/otp/send-sign-in-code' | 'POST /auth/password/send-reset-code',
  body: object,
) {
  const { status, body: received } = await service.send(key, { body })
  const text = JSON.stringify(received).replace(/[0-9a-z]{39}/, 'nonce')
  return [status, text]
}

describe('L16: a stranger who asks whether an address is registered', () => {
  it.each(['POST /auth/otp/send-sign-in-code', 'POST /auth/password/send-reset-code'] as const)(
    'learns nothing from a page that is not trusted: %s',
    async (key) => {
      const { email } = await service.verifiedUser()
      const callback_url = 'https://evil.example/page'
      const known = await ask(key, { email, callback_url })
      expect(known).toEqual(await ask(key, { email: service.newEmail(), callback_url }))
      expect(known).toEqual([400, expect.stringContaining('REDIRECT_URL_NOT_WHITELISTED')])
    },
  )

  it('learns nothing from a sign-in code once sign-up is off', async () => {
    const { email } = await service.verifiedUser()
    const unverified = (await service.signUp()).email
    const unknown = service.newEmail()
    await service.configure({ sign_up_enabled: false })
    const key = 'POST /auth/otp/send-sign-in-code'
    const known = await ask(key, { email, callback_url: page })
    expect(known).toEqual([200, '{"nonce":"nonce"}'])
    for (const other of [unknown, unverified]) {
      expect(await ask(key, { email: other, callback_url: page })).toEqual(known)
    }
    // The user who can sign in gets the email, after the one that verified the address.
    await service.emailsTo(email, 2)
    await service.idle()
    const { body } = await service.call('GET', '/dev/outbox.json', { headers: {} })
    const subjects = body.items
      .filter((message: { to: string[] }) => [unknown, unverified].includes(message.to[0] ?? ''))
      .map((message: { subject: string }) => message.subject)
    expect(subjects).toEqual([expect.stringContaining('Verify')])
    // The app's own server gets the real response.
    const response = await service.send(key, {
      headers: as('server'),
      body: { email: unknown, callback_url: page },
    })
    expect(response.body.code).toBe('SIGN_UP_NOT_ENABLED')
  })
})
