import type { DocumentedProvider } from '../documented-provider'

/** @see https://support.atlassian.com/bitbucket-cloud/docs/use-oauth-on-bitbucket-cloud/ */
export const bitbucket: DocumentedProvider = {
  authorize: 'https://bitbucket.org/site/oauth2/authorize',
  token: 'https://bitbucket.org/site/oauth2/access_token',
  scope: 'account email',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The specified code is not valid.' },
  },
  tokenResponse: {
    token_type: 'bearer',
    expires_in: 7200,
    scopes: 'account email',
    state: 'authorization_code',
  },
  refreshToken: 'kept',
  resources: {
    'https://api.bitbucket.org/2.0/user': 'user',
    'https://api.bitbucket.org/2.0/user/emails': 'emails',
  },
  users: [
    {
      about: 'with two addresses',
      data: {
        user: {
          type: 'user',
          uuid: '{9484702e-c663-4afd-aefb-c93a8cd31c28}',
          account_id: '557058:3aae1e05-702a-41e5-81c8-f36f29afb6ca',
          display_name: 'Ada Lovelace',
          links: { avatar: { href: 'https://avatar-management.atlassian.com/ada' } },
        },
        emails: {
          pagelen: 10,
          page: 1,
          size: 2,
          values: [
            { type: 'email', email: 'x@bitbucket.example', is_primary: false, is_confirmed: true },
            { type: 'email', email: 'ada@bitbucket.example', is_primary: true, is_confirmed: true },
          ],
        },
      },
      expected: {
        account_id: '557058:3aae1e05-702a-41e5-81c8-f36f29afb6ca',
        email: 'ada@bitbucket.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: 'https://avatar-management.atlassian.com/ada',
      },
    },
    {
      about: 'who has not confirmed the address',
      data: {
        user: { account_id: '557058:2', display_name: 'Bob', links: {} },
        emails: {
          values: [
            { type: 'email', email: 'b@bitbucket.example', is_primary: true, is_confirmed: false },
          ],
        },
      },
      expected: {
        account_id: '557058:2',
        email: 'b@bitbucket.example',
        verified: false,
        display_name: 'Bob',
        profile_image_url: null,
      },
    },
  ],
}
