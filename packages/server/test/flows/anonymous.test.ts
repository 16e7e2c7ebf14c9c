import { expect, it } from 'vitest'
import { startFlow } from './flow'

/** The project `internal` is the one that has anonymous accounts from the start. */
async function startAnonymous() {
  const flow = await startFlow()
  const { internalKeys } = flow.server
  const asServer = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'server',
    'x-stack-secret-server-key': internalKeys.secretServerKey ?? '',
  }
  const browser = flow.openBrowser('internal')
  const session = browser.keep(await browser.ask('POST /auth/anonymous/sign-up', { body: {} }))
  const upgrade = (body: object) =>
    flow.must('PATCH /users/:user_id', {
      path: { user_id: session.user_id },
      headers: asServer,
      body,
    })
  return { ...flow, browser, session, upgrade }
}

const identity = {
  is_anonymous: false,
  primary_email: 'ada@example.com',
  primary_email_verified: true,
  primary_email_auth_enabled: true,
}

it('uses the app without an account, and keeps everything when the account is upgraded', async () => {
  const { browser, session, upgrade } = await startAnonymous()
  expect(session).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_id: expect.any(String),
  })
  expect(await browser.me()).toMatchObject({
    id: session.user_id,
    display_name: 'Anonymous user',
    is_anonymous: true,
    primary_email: null,
  })
  await browser.ask('PATCH /users/me', { body: { client_metadata: { cart: [1, 2] } } })

  await upgrade(identity)
  expect((await browser.refresh()).status).toBe(200)
  expect(await browser.me()).toMatchObject({
    id: session.user_id,
    is_anonymous: false,
    primary_email: 'ada@example.com',
    client_metadata: { cart: [1, 2] },
  })
})

it('has to sign in again when the upgrade sets a password', async () => {
  const { browser, session, upgrade } = await startAnonymous()
  await upgrade({ ...identity, password: 'correct horse' })
  expect((await browser.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  const signIn = { body: { email: 'ada@example.com', password: 'correct horse' } }
  const again = await browser.ask('POST /auth/password/sign-in', signIn)
  expect(again.user_id).toBe(session.user_id)
})

it('is left behind by a sign-up, which creates another user', async () => {
  const { browser, session } = await startAnonymous()
  const signedUp = await browser.signUp('ada@example.com')
  expect(signedUp.user_id).not.toBe(session.user_id)
  expect((await browser.me()).is_anonymous).toBe(false)
})
