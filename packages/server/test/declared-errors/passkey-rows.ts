import { createPasskey, signChallenge } from '../browsers/passkey-browser'
import { as } from '../harness'
import { presentedCodes } from '../presented-codes'
import { codeRows } from './code-rows'
import { recentRow } from './recent-row'
import type { Rows } from './row'

/** Lifetime of a challenge in milliseconds. */
const lifetime = 65_000

const passkeysOff = { passkey_enabled: false }
const registration = presentedCodes.passkey_registration.present
const passkeySignIn = presentedCodes.passkey_authentication.present

/** Passkeys; @see docs/http-api.md section 7.5 */
export const passkeyRows = {
  'POST /auth/passkey/initiate-passkey-registration': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async ({ signedIn }) => ({
      headers: await signedIn(),
      config: passkeysOff,
    }),
  },
  'POST /auth/passkey/register': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    ...codeRows('POST /auth/passkey/register', registration, lifetime),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async (world) => ({
      ...(await registration(world)),
      config: passkeysOff,
    }),
    PASSKEY_REGISTRATION_FAILED: async (world) => {
      const { headers, body } = await registration(world)
      const other = await registration(world)
      return { headers, body: { ...body, credential: other.body.credential } }
    },
    PASSKEY_AUTHENTICATION_FAILED: async (world) =>
      (await createPasskey(world, await world.signedIn(), 'https://untrusted.example')).request,
  },
  'POST /auth/passkey/initiate-passkey-authentication': {
    PASSKEY_AUTHENTICATION_NOT_ENABLED: () => ({ config: passkeysOff }),
  },
  'POST /auth/passkey/sign-in': {
    ...codeRows('POST /auth/passkey/sign-in', passkeySignIn, lifetime),
    PASSKEY_AUTHENTICATION_NOT_ENABLED: async (world) => ({
      ...(await passkeySignIn(world)),
      config: passkeysOff,
    }),
    PASSKEY_AUTHENTICATION_FAILED: async (world) => {
      const { body } = await passkeySignIn(world)
      const other = await passkeySignIn(world)
      return { body: { ...body, authentication_response: other.body.authentication_response } }
    },
    USER_BANNED: async (world) => {
      const { id, authenticator } = await world.userWithPasskey()
      await world.ban(id)
      return signChallenge(world, authenticator)
    },
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async (world) => {
      const { tokens, authenticator } = await world.userWithPasskey()
      await world.addTotp(tokens)
      // A passkey with user verification is two factors.
      await world.must('PATCH /internal/security-settings', {
        headers: as('admin'),
        body: { passkey_user_verification: 'preferred' },
      })
      return signChallenge(world, authenticator, false)
    },
  },
} satisfies Partial<Rows>
