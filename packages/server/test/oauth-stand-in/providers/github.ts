import type { DocumentedProvider } from '../documented-provider'

/** @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export const github: DocumentedProvider = {
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  scope: 'user:email',
  clientAuthentication: 'basic',
  // RFC 9207, as in https://github.com/.well-known/oauth-authorization-server/login/oauth
  responseExtras: { iss: 'https://github.com/login/oauth' },
  canceled: 'access_denied',
  // An error comes with the status of a success.
  refusal: {
    status: 200,
    body: {
      error: 'bad_verification_code',
      error_description: 'The code passed is incorrect or expired.',
    },
  },
  tokenResponse: { token_type: 'bearer', scope: 'user:email' },
  respondsWithForm: true,
  refreshToken: 'none',
  resources: {
    'https://api.github.com/user': 'user',
    'https://api.github.com/user/emails': 'emails',
  },
  users: [
    {
      about: 'who keeps the address private',
      data: {
        user: {
          id: 583231,
          login: 'ada',
          name: 'Ada Lovelace',
          email: null,
          avatar_url: 'https://avatars.githubusercontent.com/u/583231',
        },
        emails: [
          { email: 'old@github.example', primary: false, verified: true, visibility: null },
          { email: 'ada@github.example', primary: true, verified: true, visibility: 'private' },
          {
            email: '583231+ada@users.noreply.github.com',
            primary: false,
            verified: true,
            visibility: null,
          },
        ],
      },
      expected: {
        account_id: '583231',
        email: 'ada@github.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: 'https://avatars.githubusercontent.com/u/583231',
      },
    },
    {
      about: 'without a name, and with an unverified primary address',
      data: {
        user: { id: 2, login: 'bob', name: null, email: 'public@github.example', avatar_url: null },
        emails: [
          { email: 'bob@github.example', primary: true, verified: false, visibility: 'private' },
          { email: 'public@github.example', primary: false, verified: true, visibility: 'public' },
        ],
      },
      expected: {
        account_id: '2',
        email: 'bob@github.example',
        verified: false,
        display_name: 'bob',
        profile_image_url: null,
      },
    },
  ],
}
