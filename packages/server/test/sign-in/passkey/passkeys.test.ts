import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as, ownClient, startServer } from '../../harness'

const origin = 'http://localhost:3000'
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
  await started.call('PATCH', '/projects/current', {
    headers: as('admin'),
    body: { config: { passkey_enabled: true } },
  })
})
afterAll(() => started.server.close())

async function register(
  tokens: { access: string },
  authenticator: SoftwareAuthenticator,
  from = origin,
) {
  const headers = as('client', tokens)
  const begun = await started.call('POST', '/auth/passkey/initiate-passkey-registration', {
    headers,
    body: {},
  })
  const { code, options_json: options } = begun.body
  const credential = authenticator.register({ challenge: options.challenge, origin: from })
  const result = await started.call('POST', '/auth/passkey/register', {
    headers,
    body: { credential, code },
  })
  return { options, response: result }
}

async function signIn(authenticator: SoftwareAuthenticator, from = origin) {
  const begun = await started.call('POST', '/auth/passkey/initiate-passkey-authentication', {
    body: {},
  })
  const { code, options_json: options } = begun.body
  const response = authenticator.authenticate({ challenge: options.challenge, origin: from })
  const result = await started.call('POST', '/auth/passkey/sign-in', {
    body: { authentication_response: response, code },
  })
  return { options, response: result }
}

describe('passkeys', () => {
  it('can be registered and used to sign in, with the options of the contract', async () => {
    const { id, tokens, email } = await started.signUp()
    const authenticator = new SoftwareAuthenticator()
    const { options, response: result } = await register(tokens, authenticator)
    expect(options).toEqual({
      rp: { name: 'Demo', id: placeholder },
      user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: 60_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      extensions: { credProps: true },
    })
    expect(result.body).toEqual({ user_handle: authenticator.id.toString('base64url') })
    const signedIn = await signIn(authenticator)
    expect(signedIn.options).toEqual({
      rpId: placeholder,
      challenge: expect.any(String),
      allowCredentials: [],
      timeout: 60_000,
      userVerification: 'required',
    })
    expect(signedIn.response.body).toMatchObject({ user_id: id, is_new_user: false })
  })

  it('are replaced by a new one, and removed by the user', async () => {
    const { tokens } = await started.signUp()
    const [first, second] = [new SoftwareAuthenticator(), new SoftwareAuthenticator()]
    await register(tokens, first)
    await register(tokens, second)
    expect((await signIn(first)).response.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await signIn(second)).response.status).toBe(200)
    const removed = await started.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { passkey_auth_enabled: false },
    })
    expect(removed.body.passkey_auth_enabled).toBe(false)
    expect((await signIn(second)).response.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })

  it('are not removed all at once by our own clients if they are the only sign-in method', async () => {
    const { id, tokens } = await started.signUp()
    const authenticator = new SoftwareAuthenticator()
    await register(tokens, authenticator)
    const withoutPassword = { password: null, otp_auth_enabled: false }
    await started.call('PATCH', `/users/${id}`, { headers: as('server'), body: withoutPassword })
    const session = await started.call('POST', '/auth/sessions', {
      headers: as('server'),
      body: { user_id: id },
    })
    const { status, body } = await started.call('PATCH', '/users/me', {
      headers: { ...as('client', { access: session.body.access_token }), ...ownClient },
      body: { passkey_auth_enabled: false },
    })
    expect([status, body.code]).toEqual([409, 'LAST_SIGN_IN_METHOD'])
    expect((await signIn(authenticator)).response.body).toMatchObject({ user_id: id })
  })

  it.each(['', '/', '//'])('work on a trusted domain that ends in %j', async (slashes) => {
    const shop = 'https://shop.example.com'
    const setDomains = (domains: object[]) =>
      started.call('PATCH', '/projects/current', {
        headers: as('admin'),
        body: { config: { domains } },
      })
    await setDomains([{ domain: shop + slashes, handler_path: '/handler' }])
    const { tokens } = await started.signUp()
    const { response: result } = await register(tokens, new SoftwareAuthenticator(), shop)
    await setDomains([])
    expect(result.status).toBe(200)
  })

  it('are refused from a page that is not trusted', async () => {
    const { tokens } = await started.signUp()
    const { response: result } = await register(
      tokens,
      new SoftwareAuthenticator(),
      'https://evil.example',
    )
    expect(result.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })

  it('are refused for another challenge', async () => {
    const { tokens } = await started.signUp()
    const authenticator = new SoftwareAuthenticator()
    const headers = as('client', tokens)
    const begun = await started.call('POST', '/auth/passkey/initiate-passkey-registration', {
      headers,
    })
    const credential = authenticator.register({ challenge: 'AAAA', origin })
    const result = await started.call('POST', '/auth/passkey/register', {
      headers,
      body: { credential, code: begun.body.code },
    })
    expect(result.body.code).toBe('PASSKEY_REGISTRATION_FAILED')
  })

  it('are refused when the signature was made by another passkey', async () => {
    const { tokens } = await started.signUp()
    const authenticator = new SoftwareAuthenticator()
    await register(tokens, authenticator)
    const forger = new SoftwareAuthenticator()
    Object.assign(forger, { id: authenticator.id })
    expect((await signIn(forger)).response.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })
})
