import type { DocumentedProvider } from '../documented-provider'

/** @see https://developer.spotify.com/documentation/web-api/tutorials/code-flow */
export const spotify: DocumentedProvider = {
  authorize: 'https://accounts.spotify.com/authorize',
  token: 'https://accounts.spotify.com/api/token',
  scope: 'user-read-email user-read-private',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid authorization code' },
  },
  tokenResponse: {
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'user-read-email user-read-private',
  },
  refreshToken: 'kept',
  resources: { 'https://api.spotify.com/v1/me': 'me' },
  users: [
    {
      about: 'whose address Spotify did not verify',
      data: {
        me: {
          id: 'smedjan',
          display_name: 'Ada',
          email: 'ada@spotify.example',
          images: [
            { url: 'https://i.scdn.co/image/ada', height: 300, width: 300 },
            { url: 'https://i.scdn.co/image/ada-small', height: 64, width: 64 },
          ],
        },
      },
      expected: {
        account_id: 'smedjan',
        email: 'ada@spotify.example',
        verified: false,
        display_name: 'Ada',
        profile_image_url: 'https://i.scdn.co/image/ada',
      },
    },
    {
      about: 'without a name and an image',
      data: { me: { id: 'bob', display_name: null, email: 'bob@spotify.example', images: [] } },
      expected: {
        account_id: 'bob',
        email: 'bob@spotify.example',
        verified: false,
        display_name: null,
        profile_image_url: null,
      },
    },
  ],
}
