import type { DocumentedProvider } from '../documented-provider'

/** @see https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export const linkedin: DocumentedProvider = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  scope: 'openid profile email',
  clientAuthentication: 'post',
  pkce: 'refused',
  canceled: 'user_cancelled_login',
  refusal: {
    status: 401,
    body: { error: 'invalid_request', error_description: 'authorization code not found' },
  },
  tokenResponse: { token_type: 'Bearer', expires_in: 5_183_999, scope: 'email,openid,profile' },
  idTokenIssuer: 'https://www.linkedin.com/oauth',
  // Only its partners get refresh tokens.
  refreshToken: 'none',
  resources: { 'https://api.linkedin.com/v2/userinfo': 'userinfo' },
  users: [
    {
      about: 'with a verified address',
      data: {
        userinfo: {
          sub: '782bbtaQ',
          name: 'Ada Lovelace',
          given_name: 'Ada',
          family_name: 'Lovelace',
          picture: 'https://media.licdn-ei.com/dms/image/ada',
          locale: { country: 'US', language: 'en' },
          email: 'ada@linkedin.example',
          email_verified: true,
        },
      },
      claims: { sub: '782bbtaQ' },
      expected: {
        account_id: '782bbtaQ',
        email: 'ada@linkedin.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: 'https://media.licdn-ei.com/dms/image/ada',
      },
    },
    {
      about: 'who shares no address',
      data: { userinfo: { sub: 'bob', name: 'Bob' } },
      claims: { sub: 'bob' },
      expected: {
        account_id: 'bob',
        email: null,
        verified: false,
        display_name: 'Bob',
        profile_image_url: null,
      },
    },
  ],
}
