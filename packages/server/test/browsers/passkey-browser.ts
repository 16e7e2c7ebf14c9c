import type { createSender } from '../requests'
import { SoftwareAuthenticator } from './software-authenticator'

type Sender = Pick<ReturnType<typeof createSender>, 'must'>

/** Origin of the demo project's passkeys. */
const origin = 'http://localhost:3000'

/** Creates a passkey for the user of these headers. Returns the request that registers it. */
export async function createPasskey(
  { must }: Sender,
  headers: Record<string, string>,
  from = origin,
) {
  const key = 'POST /auth/passkey/initiate-passkey-registration'
  const { code, options_json: options } = await must(key, { headers })
  const authenticator = new SoftwareAuthenticator()
  const credential = authenticator.register({ challenge: options.challenge, origin: from })
  return { authenticator, request: { headers, body: { credential, code } } }
}

/**
 * Signs a challenge with a passkey. Returns the request that signs in.
 *
 * @param userVerified Whether the authenticator asked for a fingerprint, face or PIN.
 */
export async function signChallenge(
  { must }: Sender,
  authenticator: SoftwareAuthenticator,
  userVerified = true,
) {
  const key = 'POST /auth/passkey/initiate-passkey-authentication'
  const { code, options_json: options } = await must(key)
  const response = authenticator.authenticate({
    challenge: options.challenge,
    origin,
    userVerified,
  })
  return { body: { authentication_response: response, code: code as string } }
}
