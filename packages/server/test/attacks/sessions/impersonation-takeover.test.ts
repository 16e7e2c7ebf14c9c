import { afterAll, beforeAll, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ magic_link_enabled: true })
})
afterAll(() => service.server.close())

const refused = [403, 'NOT_ALLOWED_DURING_IMPERSONATION']

/** An app's server that forwards the token of the browser, as it does for all users. */
async function forwarded() {
  const user = await service.signUp()
  return { user, headers: as('server', { access: (await service.impersonate(user.id)).access }) }
}

it.each([
  ['a password', { password: 'set by support' }],
  ['no password', { password: null }],
  ['a hash', { password_hash: null }],
  ['an address', { primary_email: 'support@example.com' }],
  ['the verification', { primary_email_verified: true }],
  ['a sign-in address', { primary_email_auth_enabled: false }],
])("an impersonation sets %s through the app's server neither", async (_, changes) => {
  const { user, headers } = await forwarded()
  const { status, body } = await service.send('PATCH /users/me', { headers, body: changes })
  expect([status, body.code]).toEqual(refused)
  const path = { user_id: user.id }
  const after = await service.must('GET /users/:user_id', { headers: as('server'), path })
  expect(after).toMatchObject({ has_password: true, primary_email: user.email })
})

it.each([{}, { is_impersonation: true }])(
  "an impersonation gets no longer session from the app's server: %j",
  async (options) => {
    const { user, headers } = await forwarded()
    for (const user_id of ['me', user.id]) {
      const { status, body } = await service.send('POST /auth/sessions', {
        headers,
        body: { user_id, ...options },
      })
      expect([status, body.code]).toEqual(refused)
    }
  },
)

it('an impersonation verifies no address, whose mailbox would sign in to the account from then on', async () => {
  const user = await service.verifiedUser()
  const mailbox = service.newEmail()
  const added = { user_id: user.id, value: mailbox, type: 'email', used_for_auth: true }
  const channel = await service.must('POST /contact-channels', {
    headers: as('server'),
    body: { ...added, is_verified: false },
  })
  const send = (headers: Record<string, string>) =>
    service.send('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
      headers,
      path: { user_id: user.id, contact_channel_id: channel.id },
      body: { callback_url: page },
    })
  const headers = as('client', await service.impersonate(user.id))
  const sent = await send(headers)
  expect([sent.status, sent.body.code]).toEqual(refused)
  // Nor with an email that the app's server sent.
  await send(as('server'))
  const code = await service.codeEmailedTo(mailbox)
  const verified = await service.send('POST /contact-channels/verify', { headers, body: { code } })
  expect([verified.status, verified.body.code]).toEqual(refused)
  const { code: emailed } = await service.emailedSignInCode(mailbox, 2)
  const { body } = await service.send('POST /auth/otp/sign-in', { body: { code: emailed } })
  expect(body.user_id).not.toBe(user.id)
})
