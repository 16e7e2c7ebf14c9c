import type { DocumentedProvider } from '../documented-provider'

/** @see https://discord.com/developers/docs/topics/oauth2 */
export const discord: DocumentedProvider = {
  authorize: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  scope: 'identify email',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' },
  },
  tokenResponse: { token_type: 'Bearer', expires_in: 604_800, scope: 'identify email' },
  refreshToken: 'rotated',
  resources: { 'https://discord.com/api/users/@me': 'me' },
  users: [
    {
      about: 'with a verified address',
      data: {
        me: {
          id: '80351110224678912',
          username: 'ada',
          discriminator: '0',
          global_name: 'Ada',
          avatar: '8342729096ea3675442027381ff50dfe',
          verified: true,
          email: 'ada@discord.example',
        },
      },
      expected: {
        account_id: '80351110224678912',
        email: 'ada@discord.example',
        verified: true,
        display_name: 'Ada',
        profile_image_url:
          'https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png',
      },
    },
    {
      about: 'with no more than a user name and an unverified address',
      data: {
        me: {
          id: '2',
          username: 'bob',
          discriminator: '0',
          global_name: null,
          avatar: null,
          verified: false,
          email: 'bob@discord.example',
        },
      },
      expected: {
        account_id: '2',
        email: 'bob@discord.example',
        verified: false,
        display_name: 'bob',
        profile_image_url: null,
      },
    },
  ],
}
