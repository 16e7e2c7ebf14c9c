import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import { listOf, sized, success, text, verificationCode } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedInOrUp } from '../sessions'

// The WebAuthn library validates these payloads, so only their outline is declared.
const ceremonyResponse = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().nullish(),
}

const registrationResponse = sized(
  z.looseObject({
    ...ceremonyResponse,
    response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
  }),
  sizes.passkeyResponse,
)

const authenticationResponse = sized(
  z.looseObject({
    ...ceremonyResponse,
    response: z.looseObject({
      clientDataJSON: z.string(),
      authenticatorData: z.string(),
      signature: z.string(),
    }),
  }),
  sizes.passkeyResponse,
)

/**
 * Options of a ceremony (WebAuthn Level 3, `…OptionsJSON`). The relying party id is a placeholder
 * that the client replaces.
 */
const ceremony = z.object({
  code: z.string(),
  options_json: z.record(z.string(), z.unknown()),
})

const passkey = z.object({
  /** Credential id in base64url. */
  id: z.string(),
  /** Null: registered by an earlier version, or outside of a browser. */
  name: z.string().nullable(),
  /** Milliseconds since the epoch. Null: registered by an earlier version. */
  created_at_millis: z.number().nullable(),
  /** Milliseconds since the epoch. Null: not used since the service records it. */
  last_used_at_millis: z.number().nullable(),
  /** Whether a sign-in with it can count as two factors. */
  user_verified: z.boolean(),
  /** `multiDevice` if the authenticator may synchronize it (WebAuthn Level 3 section 6.1.3). */
  device_type: z.string(),
})

const passkeyPath = z.strictObject({ passkey_id: text(sizes.credentialId) })

const registrationErrors = [
  'RECENT_SIGN_IN_REQUIRED',
  ...codeErrors,
  'PASSKEY_AUTHENTICATION_NOT_ENABLED',
  'PASSKEY_REGISTRATION_FAILED',
  'PASSKEY_AUTHENTICATION_FAILED',
] as const

/** The passkeys of the signed-in user. Not in Stack Auth, where a user has one. */
const ownPasskeyEndpoints = {
  'GET /users/me/passkeys': endpoint({
    access: anyAccess,
    response: listOf(passkey),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  /** Adds a passkey, unlike `POST /auth/passkey/register`, which replaces all of them. */
  'POST /users/me/passkeys': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    user: true,
    status: 201,
    body: z.strictObject({
      credential: registrationResponse,
      code: verificationCode,
      /** Default: the browser and operating system of the request. */
      name: text(sizes.name).optional(),
    }),
    response: passkey,
    errors: [...registrationErrors, 'PASSKEY_LIMIT_REACHED'],
  }),
  'PATCH /users/me/passkeys/:passkey_id': endpoint({
    access: anyAccess,
    user: true,
    path: passkeyPath,
    body: z.strictObject({ name: text(sizes.name) }),
    response: passkey,
    errors: [],
  }),
  'DELETE /users/me/passkeys/:passkey_id': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    user: true,
    path: passkeyPath,
    response: success,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'LAST_SIGN_IN_METHOD'],
  }),
}

/** Passkey registration and sign-in. */
export const passkeyEndpoints = {
  ...ownPasskeyEndpoints,
  'POST /auth/passkey/initiate-passkey-registration': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    user: true,
    body: z.strictObject({}).optional(),
    response: ceremony,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'PASSKEY_AUTHENTICATION_NOT_ENABLED'],
  }),
  'POST /auth/passkey/register': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    user: true,
    body: z.strictObject({ credential: registrationResponse, code: verificationCode }),
    response: z.object({ user_handle: z.string() }),
    errors: [...registrationErrors],
  }),
  'POST /auth/passkey/initiate-passkey-authentication': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({}).optional(),
    response: ceremony,
    errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
  }),
  'POST /auth/passkey/sign-in': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({
      authentication_response: authenticationResponse,
      code: verificationCode,
    }),
    response: signedInOrUp,
    errors: [
      ...codeErrors,
      'PASSKEY_AUTHENTICATION_NOT_ENABLED',
      'PASSKEY_AUTHENTICATION_FAILED',
      'USER_BANNED',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  }),
}
