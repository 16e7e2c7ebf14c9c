import type { EndpointKey } from '@app/contract'

/** A code that was never sent. */
export const wrongCode = '0'.repeat(45)

const code = wrongCode
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} }
const passkey = {
  code,
  credential: { ...credential, response: { clientDataJSON: '', attestationObject: '' } },
}

/** Wrong codes for every endpoint that takes one, with the rest of the body. */
export const wrongCodes = {
  'POST /auth/otp/sign-in': { code },
  'POST /auth/otp/sign-in/check-code': { code },
  'POST /auth/password/reset': { code, password: 'a new password' },
  'POST /auth/password/reset/check-code': { code },
  'POST /contact-channels/verify': { code },
  'POST /contact-channels/verify/check-code': { code },
  'POST /team-invitations/accept': { code },
  'POST /team-invitations/accept/check-code': { code },
  'POST /team-invitations/accept/details': { code },
  'POST /team-invitations/accept/preview': { code },
  'POST /auth/mfa/sign-in': { code, type: 'totp', totp: '000000' },
  'POST /auth/passkey/register': passkey,
  'POST /users/me/passkeys': passkey,
  'POST /auth/passkey/sign-in': {
    code,
    authentication_response: {
      ...credential,
      response: { clientDataJSON: '', authenticatorData: '', signature: '' },
    },
  },
  'POST /auth/impersonation/sign-in': { code },
  'POST /auth/impersonation/sign-in/check-code': { code },
  'POST /auth/cli/complete/details': { login_code: code },
  'POST /auth/cli/complete': { login_code: code, refresh_token: 'a token' },
} satisfies Partial<Record<EndpointKey, object>>
