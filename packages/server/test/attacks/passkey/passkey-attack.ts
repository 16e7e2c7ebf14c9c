import type { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as, startServerForTest } from '../../harness'

/** Origin of the passkeys. */
const origin = 'http://localhost:3000'

type Ceremony = Parameters<SoftwareAuthenticator['authenticate']>[0]

/** Differences of an authenticator or page from an honest one. */
type Odd = Partial<Omit<Ceremony, 'challenge'>>

/** A service with passkeys, and ceremonies that may be odd. */
export async function startPasskeyAttack() {
  const started = await startServerForTest()
  const { call, configure } = started
  await configure({ passkey_enabled: true })

  async function register(tokens: { access: string }, key: SoftwareAuthenticator, odd: Odd = {}) {
    const headers = as('client', tokens)
    const path = '/auth/passkey/initiate-passkey-registration'
    const { body: begun } = await call('POST', path, { headers, body: {} })
    const { challenge } = begun.options_json
    const credential = key.register({ challenge, origin, ...odd })
    return call('POST', '/auth/passkey/register', {
      headers,
      body: { credential, code: begun.code },
    })
  }

  async function signIn(key: SoftwareAuthenticator, odd: Odd = {}) {
    const path = '/auth/passkey/initiate-passkey-authentication'
    const { body: begun } = await call('POST', path, { body: {} })
    const { challenge } = begun.options_json
    const response = key.authenticate({ challenge, origin, ...odd })
    const body = { authentication_response: response, code: begun.code }
    return call('POST', '/auth/passkey/sign-in', { body })
  }

  return { ...started, register, signIn }
}
