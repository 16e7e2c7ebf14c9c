import type { DocumentedProvider } from '../documented-provider'

/** @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const facebook: DocumentedProvider = {
  authorize: 'https://facebook.com/v20.0/dialog/oauth/',
  token: 'https://graph.facebook.com/v20.0/oauth/access_token',
  scope: 'openid public_profile email',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  // Errors have their own format.
  refusal: {
    status: 400,
    body: { error: { message: 'This code has expired.', type: 'OAuthException', code: 100 } },
  },
  tokenResponse: { token_type: 'bearer', expires_in: 5_183_944 },
  refreshToken: 'none',
  resources: { 'https://graph.facebook.com/me?fields=id,name,email': 'me' },
  users: [
    {
      about: 'with an address',
      data: { me: { id: '10156', name: 'Ada Lovelace', email: 'ada@facebook.example' } },
      expected: {
        account_id: '10156',
        email: 'ada@facebook.example',
        verified: false,
        display_name: 'Ada Lovelace',
        profile_image_url: null,
      },
    },
    {
      about: 'who signed up with a telephone number',
      data: { me: { id: '10157', name: 'Bob' } },
      expected: null,
    },
  ],
}
