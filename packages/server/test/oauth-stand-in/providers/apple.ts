import type { DocumentedProvider } from '../documented-provider'

/** @see https://developer.apple.com/documentation/signinwithapplerestapi */
export const apple: DocumentedProvider = {
  authorize: 'https://appleid.apple.com/auth/authorize',
  token: 'https://appleid.apple.com/auth/token',
  scope: 'name email',
  parameters: { response_mode: 'form_post' },
  clientAuthentication: 'post',
  postsResponse: true,
  canceled: 'user_cancelled_authorize',
  refusal: { status: 400, body: { error: 'invalid_grant' } },
  tokenResponse: { token_type: 'Bearer', expires_in: 3600 },
  idTokenIssuer: 'https://appleid.apple.com',
  refreshToken: 'kept',
  resources: {},
  users: [
    {
      about: 'who tells the name the first time',
      data: {},
      claims: { sub: '001234.ada.0001', email: 'ada@apple.example', email_verified: true },
      firstResponse: {
        user: JSON.stringify({
          name: { firstName: 'Ada', lastName: 'Lovelace' },
          email: 'ada@apple.example',
        }),
      },
      expected: {
        account_id: '001234.ada.0001',
        email: 'ada@apple.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: null,
      },
    },
    {
      about: 'who hides the address behind a relay, booleans being text',
      data: {},
      claims: {
        sub: '001234.bob.0002',
        email: 'k7x@privaterelay.appleid.com',
        email_verified: 'true',
        is_private_email: 'true',
      },
      expected: {
        account_id: '001234.bob.0002',
        email: 'k7x@privaterelay.appleid.com',
        verified: true,
        display_name: null,
        profile_image_url: null,
      },
    },
  ],
}
