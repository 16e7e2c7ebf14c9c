import type { DocumentedProvider } from '../documented-provider'

/** @see https://developers.google.com/identity/protocols/oauth2/web-server */
export const google: DocumentedProvider = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  scope:
    'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  clientAuthentication: 'basic',
  responseExtras: { iss: 'https://accounts.google.com', authuser: '0', prompt: 'consent' },
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Malformed auth code.' },
  },
  tokenResponse: { token_type: 'Bearer', expires_in: 3599 },
  refreshToken: 'kept',
  resources: { 'https://openidconnect.googleapis.com/v1/userinfo': 'userinfo' },
  users: [
    {
      about: 'with a verified address',
      data: {
        userinfo: {
          sub: '110169484474386276334',
          name: 'Ada Lovelace',
          given_name: 'Ada',
          family_name: 'Lovelace',
          picture: 'https://lh3.googleusercontent.com/a/ada',
          email: 'ada@google.example',
          email_verified: true,
        },
      },
      expected: {
        account_id: '110169484474386276334',
        email: 'ada@google.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: 'https://lh3.googleusercontent.com/a/ada',
      },
    },
    {
      about: 'with an address that is not verified',
      data: {
        userinfo: { sub: '2', name: 'Bob', email: 'bob@google.example', email_verified: false },
      },
      expected: {
        account_id: '2',
        email: 'bob@google.example',
        verified: false,
        display_name: 'Bob',
        profile_image_url: null,
      },
    },
  ],
}
