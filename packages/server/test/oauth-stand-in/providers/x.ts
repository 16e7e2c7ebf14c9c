import type { DocumentedProvider } from '../documented-provider'

/** @see https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export const x: DocumentedProvider = {
  authorize: 'https://twitter.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  scope: 'users.read offline.access tweet.read',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: {
      error: 'invalid_request',
      error_description: 'Value passed for the authorization code was invalid.',
    },
  },
  tokenResponse: {
    token_type: 'bearer',
    expires_in: 7200,
    scope: 'users.read tweet.read offline.access',
  },
  // Each works once.
  refreshToken: 'rotated',
  resources: { 'https://api.x.com/2/users/me?user.fields=id,name,profile_image_url': 'me' },
  users: [
    {
      about: 'without an address, as X never tells one',
      data: {
        me: {
          data: {
            id: '2244994945',
            name: 'Ada',
            username: 'ada',
            profile_image_url: 'https://pbs.twimg.com/profile_images/ada.png',
          },
        },
      },
      expected: {
        account_id: '2244994945',
        email: null,
        verified: false,
        display_name: 'Ada',
        profile_image_url: 'https://pbs.twimg.com/profile_images/ada.png',
      },
    },
  ],
}
