import type { DocumentedProvider } from '../documented-provider'

/** @see https://docs.gitlab.com/api/oauth2/ and https://docs.gitlab.com/api/user_email_addresses/ */
export const gitlab: DocumentedProvider = {
  authorize: 'https://gitlab.com/oauth/authorize',
  token: 'https://gitlab.com/oauth/token',
  scope: 'read_user',
  clientAuthentication: 'basic',
  canceled: 'access_denied',
  refusal: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The provided grant is invalid.' },
  },
  tokenResponse: {
    token_type: 'Bearer',
    expires_in: 7200,
    scope: 'read_user',
    created_at: 1_607_635_748,
  },
  refreshToken: 'rotated',
  resources: {
    'https://gitlab.com/api/v4/user': 'user',
    'https://gitlab.com/api/v4/user/emails': 'emails',
  },
  users: [
    {
      about: 'whose address is in the list, confirmed',
      data: {
        user: {
          id: 1,
          username: 'ada',
          name: 'Ada Lovelace',
          email: 'ada@gitlab.example',
          avatar_url: 'https://gitlab.com/uploads/-/system/user/avatar/1/ada.png',
        },
        emails: [
          { id: 1, email: 'other@gitlab.example', confirmed_at: null },
          { id: 2, email: 'ada@gitlab.example', confirmed_at: '2021-03-26T19:07:56.248Z' },
        ],
      },
      expected: {
        account_id: '1',
        email: 'ada@gitlab.example',
        verified: true,
        display_name: 'Ada Lovelace',
        profile_image_url: 'https://gitlab.com/uploads/-/system/user/avatar/1/ada.png',
      },
    },
    {
      about: 'whose primary address the list leaves out',
      data: {
        user: {
          id: 2,
          username: 'kim',
          name: 'Kim',
          email: 'kim@gitlab.example',
          confirmed_at: '2012-05-23T09:05:22Z',
          avatar_url: null,
        },
        emails: [],
      },
      expected: {
        account_id: '2',
        email: 'kim@gitlab.example',
        verified: true,
        display_name: 'Kim',
        profile_image_url: null,
      },
    },
    {
      about: 'who has not confirmed the address',
      data: {
        user: {
          id: 3,
          username: 'bob',
          name: 'Bob',
          email: 'bob@gitlab.example',
          confirmed_at: null,
          avatar_url: null,
        },
        emails: [{ id: 3, email: 'bob@gitlab.example', confirmed_at: null }],
      },
      expected: {
        account_id: '3',
        email: 'bob@gitlab.example',
        verified: false,
        display_name: 'Bob',
        profile_image_url: null,
      },
    },
  ],
}
