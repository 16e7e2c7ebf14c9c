import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import { sized, verificationCode } from '../../schema/fields'
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

/** Passkey registration and sign-in. */
export const passkeyEndpoints = {
  'POST /auth/passkey/initiate-passkey-registration': endpoint({
    access: anyAccess,
    user: true,
    body: z.strictObject({}).optional(),
    response: ceremony,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'PASSKEY_AUTHENTICATION_NOT_ENABLED'],
  }),
  'POST /auth/passkey/register': endpoint({
    access: anyAccess,
    user: true,
    body: z.strictObject({ credential: registrationResponse, code: verificationCode }),
    response: z.object({ user_handle: z.string() }),
    errors: [
      'RECENT_SIGN_IN_REQUIRED',
      ...codeErrors,
      'PASSKEY_AUTHENTICATION_NOT_ENABLED',
      'PASSKEY_REGISTRATION_FAILED',
      'PASSKEY_AUTHENTICATION_FAILED',
    ],
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
