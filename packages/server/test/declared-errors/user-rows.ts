import { as, ownClient } from '../harness'
import { unknownId } from '../requests'
import { page, type TestService, untrusted } from '../test-service'
import { recentRow } from './recent-row'
import { blocked, type Row, type Rows, termsVersion } from './row'

const server = as('server')

/** Returns the first contact channel of a user. */
async function channelOf({ must }: TestService, userId: string) {
  const { items } = await must('GET /contact-channels', {
    headers: server,
    query: { user_id: userId },
  })
  return { user_id: userId, contact_channel_id: items[0].id as string }
}

const noUser = { CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ path: { user_id: 'me' }, body: {} }) }
const unknownUser = { USER_NOT_FOUND: () => ({ headers: server, body: {} }) }

/** Requests the tokens of a provider; `path` names the user in the endpoint's form. */
async function connected({ must }: TestService, providerId: string) {
  const user = await must('POST /users', {
    headers: server,
    body: { oauth_providers: [{ id: providerId, account_id: crypto.randomUUID() }] },
  })
  const session = await must('POST /auth/sessions', {
    headers: server,
    body: { user_id: user.id },
  })
  return as('client', { access: session.access_token })
}

const providerTokenRows = {
  CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({
    path: { user_id: 'me', provider_id: 'github' },
    body: {},
  }),
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: async ({ signedIn }) => ({
    headers: await signedIn(),
    path: { user_id: 'me', provider_id: 'spotify' },
    body: {},
  }),
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: async (service) => ({
    headers: await connected(service, 'google'),
    path: { user_id: 'me', provider_id: 'google' },
    body: {},
  }),
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: async ({ signedIn }) => ({
    headers: await signedIn(),
    path: { user_id: 'me', provider_id: 'github' },
    body: {},
  }),
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: async (service) => ({
    headers: await connected(service, 'github'),
    path: { user_id: 'me', provider_id: 'github' },
    body: { scope: 'repo' },
  }),
} satisfies Record<string, Row>

/** Asks, for a user with one address, to also sign in with the address of another user. */
async function takenAddress(service: TestService) {
  const { email } = await service.signUp()
  const { id, tokens } = await service.signUp()
  const body = { primary_email: email, primary_email_auth_enabled: true }
  return { id, headers: as('server', tokens), body }
}

/** Asks for the only address of a user who signs in by email code. */
async function onlyAddress(service: TestService) {
  const { id, tokens } = await service.verifiedUser()
  return { headers: { ...as('client', tokens), ...ownClient }, path: await channelOf(service, id) }
}

/** Users, their addresses and connected accounts; @see docs/http-api.md section 8 */
export const userRows = {
  'GET /contact-channels': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ query: { user_id: 'me' } }),
  },
  'POST /contact-channels': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    CANNOT_GET_OWN_USER_WITHOUT_USER: ({ newEmail }) => ({
      body: { user_id: 'me', value: newEmail(), type: 'email', used_for_auth: false },
    }),
    USER_NOT_FOUND: ({ newEmail }) => ({
      headers: server,
      body: { user_id: unknownId, value: newEmail(), type: 'email', used_for_auth: false },
    }),
    EMAIL_DOMAIN_NOT_ALLOWED: async ({ signedIn }) => ({
      headers: await signedIn(),
      body: { user_id: 'me', value: `new@${blocked}`, type: 'email', used_for_auth: false },
      blockedDomains: [blocked],
    }),
    CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: async ({ signUp, signedIn }) => ({
      headers: await signedIn(),
      body: {
        user_id: 'me',
        value: (await signUp()).email,
        type: 'email',
        used_for_auth: true,
      },
    }),
  },
  'POST /contact-channels/send-verification-code': {
    EMAIL_IS_NOT_PRIMARY_EMAIL: async ({ signedIn, newEmail }) => ({
      headers: await signedIn(),
      body: { email: newEmail(), callback_url: page },
    }),
    EMAIL_ALREADY_VERIFIED: async ({ verifiedUser }) => {
      const { email, tokens } = await verifiedUser()
      return { headers: as('client', tokens), body: { email, callback_url: page } }
    },
    REDIRECT_URL_NOT_WHITELISTED: async ({ signUp }) => {
      const { email, tokens } = await signUp()
      return { headers: as('client', tokens), body: { email, callback_url: untrusted } }
    },
  },
  'GET /contact-channels/:user_id/:contact_channel_id': noUser,
  'PATCH /contact-channels/:user_id/:contact_channel_id': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    ...noUser,
    LAST_SIGN_IN_METHOD: async (service) => ({
      ...(await onlyAddress(service)),
      body: { used_for_auth: false },
    }),
    EMAIL_DOMAIN_NOT_ALLOWED: async (service) => {
      const { id, tokens } = await service.signUp()
      const path = await channelOf(service, id)
      const body = { value: `new@${blocked}` }
      return { headers: as('client', tokens), path, body, blockedDomains: [blocked] }
    },
    CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: async (service) => {
      const { email } = await service.signUp()
      const { id, tokens } = await service.signUp()
      const path = await channelOf(service, id)
      return { headers: as('client', tokens), path, body: { value: email } }
    },
  },
  'DELETE /contact-channels/:user_id/:contact_channel_id': {
    ...noUser,
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    LAST_SIGN_IN_METHOD: onlyAddress,
  },
  'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({
      path: { user_id: 'me' },
      body: { callback_url: page },
    }),
    USER_ID_DOES_NOT_EXIST: () => ({ headers: server, body: { callback_url: page } }),
    EMAIL_DOMAIN_NOT_ALLOWED: async ({ signedIn, must }) => {
      const headers = await signedIn()
      const { id } = await must('POST /contact-channels', {
        headers,
        body: { user_id: 'me', value: `old@${blocked}`, type: 'email', used_for_auth: false },
      })
      const path = { user_id: 'me', contact_channel_id: id }
      return { headers, path, body: { callback_url: page }, blockedDomains: [blocked] }
    },
    EMAIL_ALREADY_VERIFIED: async (service) => {
      const { id, tokens } = await service.verifiedUser()
      const path = await channelOf(service, id)
      return { headers: as('client', tokens), path, body: { callback_url: page } }
    },
    REDIRECT_URL_NOT_WHITELISTED: async (service) => {
      const { id, tokens } = await service.signUp()
      const path = await channelOf(service, id)
      return { headers: as('client', tokens), path, body: { callback_url: untrusted } }
    },
  },
  'GET /users/me': noUser,
  'PATCH /users/me': {
    RECENT_SIGN_IN_REQUIRED: recentRow({ body: { totp_secret_base64: null } }),
    LAST_SIGN_IN_METHOD: async ({ emailedSignInCode, must }) => {
      const { code } = await emailedSignInCode()
      const { access_token: access } = await must('POST /auth/otp/sign-in', { body: { code } })
      const headers = { ...as('client', { access }), ...ownClient }
      return { headers, body: { otp_auth_enabled: false } }
    },
    PASSWORD_TOO_SHORT: async ({ signUp }) => ({
      headers: as('server', (await signUp()).tokens),
      body: { password: 'x' },
      minPasswordLength: 8,
    }),
    ...noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ signedIn }) => ({
      headers: await signedIn(),
      body: { selected_team_id: unknownId },
    }),
    USER_EMAIL_ALREADY_EXISTS: takenAddress,
    TERMS_NOT_ACCEPTED: async ({ must }) => {
      const { access_token: access } = await must('POST /auth/anonymous/sign-up')
      return { headers: as('server', { access }), body: { is_anonymous: false }, termsVersion }
    },
  },
  'DELETE /users/me': { ...noUser, RECENT_SIGN_IN_REQUIRED: recentRow() },
  'GET /users/me/recovery-codes': noUser,
  'POST /users/me/recovery-codes': { ...noUser, RECENT_SIGN_IN_REQUIRED: recentRow() },
  'POST /users': {
    PASSWORD_TOO_SHORT: () => ({
      headers: server,
      body: { password: 'x' },
      minPasswordLength: 8,
    }),
    USER_EMAIL_ALREADY_EXISTS: takenAddress,
    OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: () => ({
      headers: server,
      body: { oauth_providers: [{ id: 'spotify', account_id: '1' }] },
    }),
  },
  'GET /users/:user_id': unknownUser,
  'PATCH /users/:user_id': {
    ...unknownUser,
    PASSWORD_TOO_SHORT: async ({ signUp }) => ({
      headers: server,
      path: { user_id: (await signUp()).id },
      body: { password: 'x' },
      minPasswordLength: 8,
    }),
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ signUp }) => ({
      headers: server,
      path: { user_id: (await signUp()).id },
      body: { selected_team_id: unknownId },
    }),
    USER_EMAIL_ALREADY_EXISTS: async (service) => {
      const { id, ...call } = await takenAddress(service)
      return { ...call, path: { user_id: id } }
    },
    TERMS_NOT_ACCEPTED: async ({ must }) => {
      const { user_id } = await must('POST /auth/anonymous/sign-up')
      return { headers: server, path: { user_id }, body: { is_anonymous: false }, termsVersion }
    },
  },
  'DELETE /users/:user_id': unknownUser,
  'POST /connected-accounts/:user_id/:provider_id/access-token': providerTokenRows,
  'POST /auth/oauth/connected-accounts/:provider_id/access-token': providerTokenRows,
} satisfies Partial<Rows>
