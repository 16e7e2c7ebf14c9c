import {
  authorization,
  authorizationCode,
  exchange,
  type Return,
  redirectUri,
  signInAtProvider,
} from '../browsers/oauth-browser'
import { as } from '../harness'
import { unknownId } from '../requests'
import { providers, type TestService, untrusted } from '../test-service'
import type { Call } from './call'
import { recentRow } from './recent-row'
import { blocked, hookRows, minute, type Row, type Rows, termsVersion } from './row'

function authorizeRow(changes: Record<string, string>, providerId = 'google'): Row {
  return async () => ({
    headers: {},
    path: { provider_id: providerId },
    query: await authorization(changes),
  })
}

const path = { provider_id: 'google' }
const byQuery = ({ headers, parameters }: Return) => ({ headers, path, query: parameters })
const byForm = ({ headers, parameters }: Return) => ({ headers, path, body: parameters })

/** Signs up with an account at the provider. */
async function signUpAtProvider(service: TestService) {
  const email = service.newEmail()
  const code = await authorizationCode(service.call, email)
  const { access_token: access } = await service.must('POST /auth/oauth/token', exchange(code))
  const { id } = await service.must('GET /users/me', { headers: as('client', { access }) })
  return { id: id as string, email, tokens: { access: access as string } }
}

/** The errors of both callbacks, which differ in how the parameters arrive. */
function callbackRows(toCall: (returned: Return) => Call) {
  return {
    NOT_ALLOWED_DURING_IMPERSONATION: async (service) => {
      const { access } = await service.impersonate((await service.signUp()).id)
      const link = { type: 'link', token: access }
      return toCall(await signInAtProvider(service.call, service.newEmail(), link))
    },
    RECENT_SIGN_IN_REQUIRED: async (service) => {
      const { tokens } = await service.longSignedIn()
      const link = { type: 'link', token: tokens.access }
      const returned = await signInAtProvider(service.call, service.newEmail(), link)
      return { ...toCall(returned), security: ['recent_sign_in_required'] }
    },
    OUTER_OAUTH_TIMEOUT: async (service) => ({
      ...toCall(await signInAtProvider(service.call, service.newEmail())),
      afterMs: 10 * minute,
    }),
    OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: async (service) => ({
      ...toCall(await signInAtProvider(service.call, service.newEmail())),
      config: { oauth_providers: providers.map((one) => ({ ...one, enabled: false })) },
    }),
    OAUTH_PROVIDER_ACCESS_DENIED: async (service) => {
      const { headers, parameters } = await signInAtProvider(service.call, service.newEmail())
      const { state = '' } = parameters
      return toCall({ headers, parameters: { state, error: 'access_denied' } })
    },
    REDIRECT_URL_NOT_WHITELISTED: async (service) =>
      toCall(await signInAtProvider(service.call, service.newEmail(), { redirect_uri: untrusted })),
    USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: async (service) => {
      const { tokens } = await signUpAtProvider(service)
      const link = { type: 'link', token: tokens.access }
      return toCall(await signInAtProvider(service.call, service.newEmail(), link))
    },
    OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: async (service) => {
      const { email } = await signUpAtProvider(service)
      const { tokens } = await service.signUp()
      const link = { type: 'link', token: tokens.access }
      return toCall(await signInAtProvider(service.call, email, link))
    },
    SIGN_UP_NOT_ENABLED: async (service) => ({
      ...toCall(await signInAtProvider(service.call, service.newEmail())),
      config: { sign_up_enabled: false },
    }),
    EMAIL_DOMAIN_NOT_ALLOWED: async (service) => ({
      ...toCall(await signInAtProvider(service.call, `new@${blocked}`)),
      blockedDomains: [blocked],
    }),
    TERMS_NOT_ACCEPTED: async (service) => ({
      ...toCall(await signInAtProvider(service.call, service.newEmail())),
      termsVersion,
    }),
    ...hookRows(async (service) =>
      toCall(await signInAtProvider(service.call, service.newEmail())),
    ),
    // The address was never verified.
    CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: async (service) =>
      toCall(await signInAtProvider(service.call, (await service.signUp()).email)),
  } satisfies Record<string, Row>
}

/** Identity providers; @see docs/http-api.md section 7.6 */
export const oauthRows = {
  'GET /auth/oauth/authorize/:provider_id': {
    INVALID_OAUTH_CLIENT_ID_OR_SECRET: authorizeRow({ client_id: unknownId }),
    INVALID_PUBLISHABLE_CLIENT_KEY: authorizeRow({ client_secret: 'pck_wrong' }),
    OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: authorizeRow({}, 'spotify'),
    UNPARSABLE_ACCESS_TOKEN: authorizeRow({ type: 'link', token: 'none' }),
    ACCESS_TOKEN_EXPIRED: async ({ signUp }) => ({
      headers: {},
      path,
      query: await authorization({ type: 'link', token: (await signUp()).tokens.access }),
      afterMs: 10 * minute,
    }),
    EMAIL_VERIFICATION_REQUIRED: async ({ signUp }) => ({
      headers: {},
      path,
      query: await authorization({ type: 'link', token: (await signUp()).tokens.access }),
      security: ['verified_email_required'],
    }),
    OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: async ({ signUp }) => {
      const { tokens } = await signUp()
      const link = { type: 'link', token: tokens.access, provider_scope: 'more' }
      return { headers: {}, path, query: await authorization(link) }
    },
  },
  'GET /auth/oauth/callback/:provider_id': callbackRows(byQuery),
  'POST /auth/oauth/callback/:provider_id': callbackRows(byForm),
  'POST /auth/oauth/token': {
    INVALID_OAUTH_CLIENT_ID_OR_SECRET: () =>
      exchange('0'.repeat(64), { client_secret: 'pck_wrong' }),
    REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: () =>
      exchange('', { grant_type: 'refresh_token', refresh_token: 'unknown' }),

    INVALID_AUTHORIZATION_CODE: () => exchange('0'.repeat(64)),
    REDIRECT_URL_NOT_WHITELISTED: async (service) => {
      const code = await authorizationCode(service.call, service.newEmail())
      return exchange(code, { redirect_uri: `${redirectUri}/other` })
    },
    USER_BANNED: async (service) => {
      const { id, email } = await signUpAtProvider(service)
      await service.ban(id)
      return exchange(await authorizationCode(service.call, email))
    },
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async (service) => {
      const { email, tokens } = await signUpAtProvider(service)
      await service.addTotp(tokens)
      return exchange(await authorizationCode(service.call, email))
    },
  },
  'GET /users/me/connected-accounts': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({}),
  },
  'DELETE /users/me/connected-accounts/:provider_id': {
    RECENT_SIGN_IN_REQUIRED: recentRow({ path: { provider_id: 'google' } }),
    LAST_SIGN_IN_METHOD: async (service) => {
      const headers = as('client', (await signUpAtProvider(service)).tokens)
      const { items } = await service.must('GET /users/me/connected-accounts', { headers })
      const { provider_id, account_id } = items[0]
      return { headers, path: { provider_id }, query: { account_id } }
    },
  },
} satisfies Partial<Rows>
