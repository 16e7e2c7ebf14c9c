import { type EndpointKey, sizes } from '@app/contract'
import { createPasskey, signChallenge } from '../browsers/passkey-browser'
import { as } from '../harness'
import { presentedCodes } from '../presented-codes'
import { codeRows } from './code-rows'
import { recentRow } from './recent-row'
import type { Row, Rows } from './row'

/** Lifetime of a challenge in milliseconds. */
const lifetime = 65_000

const passkeysOff = { passkey_enabled: false }
const registration = presentedCodes.passkey_registration.present
const passkeySignIn = presentedCodes.passkey_authentication.present

/** Rows of the errors of registering a passkey. */
function registrationRows(key: EndpointKey) {
  return {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    ...codeRows(key, registration, lifetime),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async (service) => ({
      ...(await registration(service)),
      config: passkeysOff,
    }),
    PASSKEY_REGISTRATION_FAILED: async (service) => {
      const { headers, body } = await registration(service)
      const other = await registration(service)
      return { headers, body: { ...body, credential: other.body.credential } }
    },
    PASSKEY_AUTHENTICATION_FAILED: async (service) =>
      (await createPasskey(service, await service.signedIn(), 'https://untrusted.example')).request,
  } satisfies Record<string, Row>
}

/** Passkeys; @see docs/http-api.md section 7.5 */
export const passkeyRows = {
  'GET /users/me/passkeys': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({}),
  },
  'POST /users/me/passkeys': {
    ...registrationRows('POST /users/me/passkeys'),
    PASSKEY_LIMIT_REACHED: async (service) => {
      const headers = await service.signedIn()
      for (let count = 0; count < sizes.passkeys; count += 1) {
        const { request } = await createPasskey(service, headers)
        await service.must('POST /users/me/passkeys', request)
      }
      return (await createPasskey(service, headers)).request
    },
  },
  'DELETE /users/me/passkeys/:passkey_id': {
    RECENT_SIGN_IN_REQUIRED: recentRow({ path: { passkey_id: 'any' } }),
    LAST_SIGN_IN_METHOD: async (service) => {
      const { id, authenticator } = await service.userWithPasskey()
      const user = { headers: as('server'), path: { user_id: id } }
      await service.must('PATCH /users/:user_id', {
        ...user,
        body: { password: null, otp_auth_enabled: false },
      })
      const session = await service.must('POST /auth/sessions', {
        headers: as('server'),
        body: { user_id: id },
      })
      return {
        headers: as('client', { access: session.access_token }),
        path: { passkey_id: authenticator.id.toString('base64url') },
      }
    },
  },
  'POST /auth/passkey/initiate-passkey-registration': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async ({ signedIn }) => ({
      headers: await signedIn(),
      config: passkeysOff,
    }),
  },
  'POST /auth/passkey/register': registrationRows('POST /auth/passkey/register'),
  'POST /auth/passkey/initiate-passkey-authentication': {
    PASSKEY_AUTHENTICATION_NOT_ENABLED: () => ({ config: passkeysOff }),
  },
  'POST /auth/passkey/sign-in': {
    ...codeRows('POST /auth/passkey/sign-in', passkeySignIn, lifetime),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async (service) => ({
      ...(await passkeySignIn(service)),
      config: passkeysOff,
    }),
    PASSKEY_AUTHENTICATION_FAILED: async (service) => {
      const { body } = await passkeySignIn(service)
      const other = await passkeySignIn(service)
      return { body: { ...body, authentication_response: other.body.authentication_response } }
    },
    USER_BANNED: async (service) => {
      const { id, authenticator } = await service.userWithPasskey()
      await service.ban(id)
      return signChallenge(service, authenticator)
    },
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async (service) => {
      const { tokens, authenticator } = await service.userWithPasskey()
      await service.addTotp(tokens)
      // A passkey with user verification is two factors.
      await service.must('PATCH /internal/security-settings', {
        headers: as('admin'),
        body: { passkey_user_verification: 'preferred' },
      })
      return signChallenge(service, authenticator, false)
    },
  },
} satisfies Partial<Rows>
