import { expect, it } from 'vitest'
import { SoftwareAuthenticator } from '../browsers/software-authenticator'
import { startFlow } from './flow'

const origin = 'http://localhost:3000'
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'

it('registers a passkey, signs in with it, and removes it', async () => {
  const { openBrowser, configure } = await startFlow()
  await configure({ passkey_enabled: true })
  const browser = openBrowser()
  const { user_id: id } = await browser.signUp('ada@example.com')
  const authenticator = new SoftwareAuthenticator()

  const begun = await browser.ask('POST /auth/passkey/initiate-passkey-registration', { body: {} })
  expect(begun.options_json.rp.id).toBe(placeholder)
  const { challenge } = begun.options_json
  const credential = authenticator.register({ challenge, origin })
  const registration = { body: { credential, code: begun.code } }
  expect(await browser.ask('POST /auth/passkey/register', registration)).toEqual({
    user_handle: authenticator.id.toString('base64url'),
  })
  expect((await browser.me()).passkey_auth_enabled).toBe(true)
  expect(await browser.refusal('POST /auth/passkey/register', registration)).toBe(
    'VERIFICATION_CODE_ALREADY_USED',
  )

  const other = openBrowser()
  async function signIn() {
    const asked = await other.ask('POST /auth/passkey/initiate-passkey-authentication', {
      body: {},
    })
    expect(asked.options_json).toMatchObject({ rpId: placeholder, allowCredentials: [] })
    const ceremony = { challenge: asked.options_json.challenge, origin }
    const response = authenticator.authenticate(ceremony)
    return { body: { authentication_response: response, code: asked.code } }
  }
  expect(await other.ask('POST /auth/passkey/sign-in', await signIn())).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_id: id,
    is_new_user: false,
  })

  const removed = await browser.ask('PATCH /users/me', { body: { passkey_auth_enabled: false } })
  expect(removed.passkey_auth_enabled).toBe(false)
  expect(await other.refusal('POST /auth/passkey/sign-in', await signIn())).toBe(
    'PASSKEY_AUTHENTICATION_FAILED',
  )
})
