import type { DocumentedProvider } from '../documented-provider'

/** @see https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow */
export const microsoft: DocumentedProvider = {
  authorize: 'https://login.microsoftonline.com/consumers/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/consumers/oauth2/v2.0/token',
  scope: 'User.Read openid',
  clientAuthentication: 'basic',
  responseExtras: { session_state: '7b29111d-c220-4263-99ab-6f6e135d75ef' },
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'AADSTS70008', error_codes: [70008] },
  },
  tokenResponse: {
    token_type: 'Bearer',
    expires_in: 3736,
    ext_expires_in: 3736,
    scope: 'User.Read openid',
  },
  // The scope openid brings one; its issuer is the tenant that the person belongs to.
  idTokenIssuer: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  // It gives refresh tokens only for the scope offline_access.
  refreshToken: 'none',
  resources: { 'https://graph.microsoft.com/v1.0/me': 'me' },
  users: [
    {
      about: 'with a mailbox',
      data: {
        me: {
          '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#users/$entity',
          id: '48d31887-5fad-4d73-a9f5-3c356e68a038',
          displayName: 'Ada Lovelace',
          mail: 'ada@microsoft.example',
          userPrincipalName: 'ada@tenant.onmicrosoft.com',
        },
      },
      claims: { sub: 'pairwise' },
      expected: {
        account_id: '48d31887-5fad-4d73-a9f5-3c356e68a038',
        email: 'ada@microsoft.example',
        verified: false,
        display_name: 'Ada Lovelace',
        profile_image_url: null,
      },
    },
    {
      about: 'without a mailbox',
      data: {
        me: {
          id: 'ab34',
          displayName: 'Bob',
          mail: null,
          userPrincipalName: 'bob@microsoft.example',
        },
      },
      claims: { sub: 'pairwise-2' },
      expected: {
        account_id: 'ab34',
        email: 'bob@microsoft.example',
        verified: false,
        display_name: 'Bob',
        profile_image_url: null,
      },
    },
  ],
}
