import { contract } from '@app/contract'
import { expect, it } from 'vitest'

/** Method and path of every endpoint, as contract/http.md section 13 lists them. */
const index = `
POST /auth/password/sign-up
POST /auth/password/sign-in
POST /auth/password/set
POST /auth/password/update
POST /auth/password/send-reset-code
POST /auth/password/reset/check-code
POST /auth/password/reset
POST /auth/anonymous/sign-up
POST /auth/otp/send-sign-in-code
POST /auth/otp/sign-in
POST /auth/otp/sign-in/check-code
POST /auth/mfa/sign-in
POST /auth/passkey/initiate-passkey-registration
POST /auth/passkey/register
POST /auth/passkey/initiate-passkey-authentication
POST /auth/passkey/sign-in
GET /auth/oauth/authorize/{provider_id}
GET /auth/oauth/callback/{provider_id}
POST /auth/oauth/callback/{provider_id}
POST /auth/oauth/token
POST /auth/oauth/connected-accounts/{provider_id}/access-token
POST /auth/cli
POST /auth/cli/poll
POST /auth/cli/complete
GET /auth/sessions
POST /auth/sessions
DELETE /auth/sessions/{id}
DELETE /auth/sessions/current
POST /auth/sessions/current/refresh
GET /contact-channels
POST /contact-channels
GET /contact-channels/{user_id}/{contact_channel_id}
PATCH /contact-channels/{user_id}/{contact_channel_id}
DELETE /contact-channels/{user_id}/{contact_channel_id}
POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code
POST /contact-channels/send-verification-code
POST /contact-channels/verify
POST /contact-channels/verify/check-code
GET /users/me
PATCH /users/me
DELETE /users/me
GET /users
POST /users
GET /users/{user_id}
PATCH /users/{user_id}
DELETE /users/{user_id}
POST /connected-accounts/{user_id}/{provider_id}/access-token
GET /teams
POST /teams
GET /teams/{team_id}
PATCH /teams/{team_id}
DELETE /teams/{team_id}
POST /team-memberships/{team_id}/{user_id}
DELETE /team-memberships/{team_id}/{user_id}
GET /team-member-profiles
GET /team-member-profiles/{team_id}/{user_id}
PATCH /team-member-profiles/{team_id}/{user_id}
POST /team-invitations/send-code
GET /team-invitations
DELETE /team-invitations/{id}
POST /team-invitations/accept
POST /team-invitations/accept/check-code
POST /team-invitations/accept/details
GET /team-permissions
POST /team-permissions/{team_id}/{user_id}/{permission_id}
DELETE /team-permissions/{team_id}/{user_id}/{permission_id}
GET /team-permission-definitions
POST /team-permission-definitions
PATCH /team-permission-definitions/{permission_id}
DELETE /team-permission-definitions/{permission_id}
GET /project-permissions
POST /project-permissions/{user_id}/{permission_id}
DELETE /project-permissions/{user_id}/{permission_id}
GET /project-permission-definitions
POST /project-permission-definitions
PATCH /project-permission-definitions/{permission_id}
DELETE /project-permission-definitions/{permission_id}
GET /projects/current
PATCH /projects/current
DELETE /projects/current
GET /projects/{project_id}/.well-known/jwks.json
GET /internal/projects
POST /internal/projects
GET /internal/api-keys
POST /internal/api-keys
GET /internal/api-keys/{api_key_id}
PATCH /internal/api-keys/{api_key_id}
GET /email-templates
GET /email-templates/{type}
PATCH /email-templates/{type}
DELETE /email-templates/{type}
GET /internal/emails
POST /internal/send-test-email
POST /webhooks/svix-token
GET /internal/metrics
POST /check-feature-support
POST /check-version
GET /
GET /health
`

/** Endpoints of our own, beside the contract. */
const webhooks = '/internal/webhook-endpoints'
const own = [
  'POST /auth/sessions/current/reauthenticate',
  'POST /auth/cli/complete/details',
  'GET /users/me/recovery-codes',
  'POST /users/me/recovery-codes',
  'GET /internal/jobs',
  'POST /internal/jobs/:lane/:id/retry',
  'GET /internal/security-events',
  'GET /internal/security-settings',
  'PATCH /internal/security-settings',
  'GET /internal/session-settings',
  'PATCH /internal/session-settings',
  'GET /internal/test-mode',
  'PATCH /internal/test-mode',
  `GET ${webhooks}`,
  `POST ${webhooks}`,
  `GET ${webhooks}/:id`,
  `PATCH ${webhooks}/:id`,
  `DELETE ${webhooks}/:id`,
  `POST ${webhooks}/:id/rotate-secret`,
  `GET ${webhooks}/:id/deliveries`,
  `POST ${webhooks}/:id/deliveries/:delivery_id/resend`,
  `POST ${webhooks}/:id/test`,
]

const keys = index
  .trim()
  .split('\n')
  .map((line) => line.replace(/\{(\w+)\}/g, ':$1'))

it('lists every endpoint of the contract, and our own', () => {
  expect(keys).toHaveLength(99)
  // The health check is outside the API. common-errors.test.ts shows that all others are served.
  expect([...Object.keys(contract), 'GET /health'].sort()).toEqual([...keys, ...own].sort())
})
