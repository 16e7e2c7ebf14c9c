import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createWorld, page, type World } from '../../world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.server.close())

/** Response as a stranger sees it; codes differ by chance. */
async function ask(
  key: 'POST /auth/otp/send-sign-in-code' | 'POST /auth/password/send-reset-code',
  body: object,
) {
  const { status, body: received } = await world.send(key, { body })
  const text = JSON.stringify(received).replace(/[0-9a-z]{39}/, 'nonce')
  return [status, text]
}

describe('L16: a stranger who asks whether an address is registered', () => {
  it.each(['POST /auth/otp/send-sign-in-code', 'POST /auth/password/send-reset-code'] as const)(
    'learns nothing from a page that is not trusted: %s',
    async (key) => {
      const { email } = await world.verifiedUser()
      const callback_url = 'https://evil.example/page'
      const known = await ask(key, { email, callback_url })
      expect(known).toEqual(await ask(key, { email: world.newEmail(), callback_url }))
      expect(known).toEqual([400, expect.stringContaining('REDIRECT_URL_NOT_WHITELISTED')])
    },
  )

  it('learns nothing from a sign-in code once sign-up is off', async () => {
    const { email } = await world.verifiedUser()
    const unverified = (await world.signUp()).email
    const unknown = world.newEmail()
    await world.configure({ sign_up_enabled: false })
    const key = 'POST /auth/otp/send-sign-in-code'
    const known = await ask(key, { email, callback_url: page })
    expect(known).toEqual([200, '{"nonce":"nonce"}'])
    for (const other of [unknown, unverified]) {
      expect(await ask(key, { email: other, callback_url: page })).toEqual(known)
    }
    // The user who can sign in gets the email, after the one that verified the address.
    await world.emailsTo(email, 2)
    await world.idle()
    const { body } = await world.call('GET', '/dev/outbox.json', { headers: {} })
    const subjects = body.items
      .filter((message: { to: string[] }) => [unknown, unverified].includes(message.to[0] ?? ''))
      .map((message: { subject: string }) => message.subject)
    expect(subjects).toEqual([expect.stringContaining('Verify')])
    // The app's own server gets the real response.
    const told = await world.send(key, {
      headers: as('server'),
      body: { email: unknown, callback_url: page },
    })
    expect(told.body.code).toBe('SIGN_UP_NOT_ENABLED')
  })
})
