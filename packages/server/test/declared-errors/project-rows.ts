import { as, asInternalClient } from '../harness'
import { providers } from '../test-service'
import type { Row, Rows } from './row'

const admin = as('admin')

/** A shared configuration, which only some providers support. */
const sharedDiscord = [...providers, { id: 'discord', enabled: true, type: 'shared' }]

const ownerRows = {
  USER_AUTHENTICATION_REQUIRED: ({ server: { internalKeys } }) => ({
    headers: asInternalClient(internalKeys),
    body: { display_name: 'x' },
  }),
  EXPECTED_INTERNAL_PROJECT: async ({ signedIn }) => ({
    headers: await signedIn(),
    body: { display_name: 'x' },
  }),
} satisfies Record<string, Row>

/** Projects and their keys; @see docs/http-api.md section 10 */
export const projectRows = {
  'PATCH /projects/current': {
    INVALID_SHARED_OAUTH_PROVIDER_ID: () => ({
      headers: admin,
      body: { config: { oauth_providers: sharedDiscord } },
    }),
  },
  'GET /internal/projects': ownerRows,
  'POST /internal/projects': {
    ...ownerRows,
    INVALID_SHARED_OAUTH_PROVIDER_ID: async ({ owner }) => ({
      headers: (await owner()).headers,
      body: { display_name: 'x', config: { oauth_providers: sharedDiscord } },
    }),
  },
  'GET /internal/all-projects': { EXPECTED_INTERNAL_PROJECT: () => ({ headers: admin }) },
  'POST /internal/all-projects': {
    EXPECTED_INTERNAL_PROJECT: () => ({
      headers: admin,
      body: { display_name: 'x', keys_expire_at_millis: 0 },
    }),
  },
  'POST /internal/all-projects/:project_id/owners': {
    EXPECTED_INTERNAL_PROJECT: () => ({ headers: admin, body: { owner: 'ada@example.com' } }),
  },
  'GET /internal/api-keys/:api_key_id': { API_KEY_NOT_FOUND: () => ({ headers: admin }) },
  'PATCH /internal/api-keys/:api_key_id': {
    API_KEY_NOT_FOUND: () => ({ headers: admin, body: { revoked: true } }),
  },
} satisfies Partial<Rows>
