import { z } from 'zod'
import { anyAccess, endpoint } from '../endpoint'
import { base64, flag, json, profileImageUrl, success, text, uuid } from '../fields'
import { teamClient, teamServer } from './teams'

const userBase = {
  id: z.string(),
  primary_email: z.string().nullable(),
  primary_email_verified: z.boolean(),
  display_name: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  signed_up_at_millis: z.number(),
  has_password: z.boolean(),
  otp_auth_enabled: z.boolean(),
  passkey_auth_enabled: z.boolean(),
  client_metadata: json,
  client_read_only_metadata: json,
  selected_team_id: z.string().nullable(),
  is_anonymous: z.boolean(),
  oauth_providers: z.array(
    z.object({ id: z.string(), account_id: z.string(), email: z.string().nullable() }),
  ),
  /** Deprecated: has a password or can sign in by code. */
  auth_with_email: z.boolean(),
  /** The user has a second factor; the name is older than the feature. */
  requires_totp_mfa: z.boolean(),
}

/** A user as they may see themselves. */
export const userClient = z.object({ ...userBase, selected_team: teamClient.nullable() })

/** A user as an app's server sees them. Never goes to a browser. */
export const userServer = z.object({
  ...userBase,
  selected_team: teamServer.nullable(),
  primary_email_auth_enabled: z.boolean(),
  last_active_at_millis: z.number(),
  server_metadata: json,
})

const updateByClient = {
  /** `""` is stored as null. */
  display_name: text.nullable().optional(),
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json.optional(),
  selected_team_id: uuid.nullable().optional(),
  /** Turns the second factor on; null turns it off. */
  totp_secret_base64: base64.nullable().optional(),
  otp_auth_enabled: flag.optional(),
  /** Only `false`, which removes the passkey. */
  passkey_auth_enabled: flag.optional(),
}

const userByAccess = { client: userClient, server: userServer, admin: userServer }

/** @see contract/http.md section 8.2 */
export const userEndpoints = {
  'GET /users/me': endpoint({
    access: anyAccess,
    response: userByAccess,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'PATCH /users/me': endpoint({
    access: anyAccess,
    body: z.strictObject(updateByClient),
    response: userByAccess,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
  }),
  'DELETE /users/me': endpoint({
    access: anyAccess,
    response: success,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
}
