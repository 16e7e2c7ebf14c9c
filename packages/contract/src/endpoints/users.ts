import { z } from 'zod'
import { anyAccess, endpoint, serverAccess } from '../schema/endpoint'
import {
  anyJson,
  base64,
  dateMillis,
  email,
  flag,
  json,
  list,
  number,
  pageOf,
  password,
  profileImageUrl,
  providerId,
  success,
  termsVersion,
  text,
  uuid,
} from '../schema/fields'
import { sizes } from '../schema/sizes'
import { teamClient, teamServer } from '../schema/team'

const userBase = {
  id: z.string(),
  primary_email: z.string().nullable(),
  primary_email_verified: z.boolean(),
  display_name: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  signed_up_at_millis: z.number(),
  has_password: z.boolean(),
  /** Time when the password was set; null: there is none, or the time is unknown. Not in Stack Auth. */
  password_changed_at_millis: z.number().nullable(),
  otp_auth_enabled: z.boolean(),
  passkey_auth_enabled: z.boolean(),
  client_metadata: anyJson,
  client_read_only_metadata: anyJson,
  selected_team_id: z.string().nullable(),
  is_anonymous: z.boolean(),
  oauth_providers: z.array(
    z.object({ id: z.string(), account_id: z.string(), email: z.string().nullable() }),
  ),
  /** Deprecated: has a password, or can sign in by email code. */
  auth_with_email: z.boolean(),
  /** Two-factor authentication is on. The name predates recovery codes. */
  requires_totp_mfa: z.boolean(),
  /**
   * The project requires a verified email address, and this user has none: they can only verify one.
   * Not in Stack Auth.
   */
  requires_email_verification: z.boolean(),
  /** Version of the terms of service that the user accepted; null: none is recorded. Not in Stack Auth. */
  accepted_terms_version: z.string().nullable(),
  /** Time of the acceptance; null: none is recorded. Not in Stack Auth. */
  accepted_terms_at_millis: z.number().nullable(),
}

/** A user as they see themselves. */
const userClient = z.object({ ...userBase, selected_team: teamClient.nullable() })

/** Fields of `/users/me` about the session, beside the user. */
const ownSession = {
  /**
   * Present if the session is an impersonation: the app's owner or server signed in as this user. Not in
   * Stack Auth.
   */
  is_impersonation: z.literal(true).optional(),
}

/** A user as an app's server sees them. Never sent to browsers. */
export const userServer = z.object({
  ...userBase,
  selected_team: teamServer.nullable(),
  primary_email_auth_enabled: z.boolean(),
  last_active_at_millis: z.number(),
  /** The latest ban; null if there is none. It is over once `until_millis` has passed. */
  ban: z
    .object({
      /** Only for owners and the app's server: banned users are not told. */
      reason: z.string().nullable(),
      banned_at_millis: z.number(),
      /** Null: until the ban is lifted. */
      until_millis: z.number().nullable(),
    })
    .nullable(),
  server_metadata: anyJson,
})

const anyoneWrites = {
  /** `""` is stored as null. */
  display_name: text(sizes.name).nullable().optional(),
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json(sizes.metadata).optional(),
  /** Turns two-factor authentication on; null turns it off. */
  totp_secret_base64: base64(sizes.totpSecret).nullable().optional(),
  otp_auth_enabled: flag.optional(),
  /** On update only `false`, which removes the passkey. */
  passkey_auth_enabled: flag.optional(),
}

const serversWrite = {
  ...anyoneWrites,
  client_metadata: json(sizes.serverMetadata).optional(),
  client_read_only_metadata: json(sizes.serverMetadata).optional(),
  server_metadata: json(sizes.serverMetadata).optional(),
  primary_email: email.nullable().optional(),
  primary_email_verified: flag.optional(),
  primary_email_auth_enabled: flag.optional(),
  password: password.nullable().optional(),
  /** bcrypt in modular crypt format; not together with `password`. */
  password_hash: text(sizes.passwordHash).nullable().optional(),
  is_anonymous: flag.optional(),
  /** Records that the user accepted this version of the terms, now; null removes the record. */
  accepted_terms_version: termsVersion.nullable().optional(),
}

/** Bans the user, which ends all sessions; null lifts the ban. */
const ban = z
  .strictObject({
    /** For owners and the app's server. */
    reason: text(sizes.description).nullable().optional(),
    /** Absent or null: until the ban is lifted. */
    until_millis: dateMillis.nullable().optional(),
  })
  .nullable()
  .optional()

const selectedTeam = { selected_team_id: uuid.nullable().optional() }

const updateByClient = z.strictObject({ ...anyoneWrites, ...selectedTeam })
const updateByServer = z.strictObject({
  ...serversWrite,
  ...selectedTeam,
  ban,
  /** Only `false`: users cannot be made anonymous. */
  is_anonymous: flag.refine((value) => !value, 'must be false').optional(),
})
const createByServer = z.strictObject({
  ...serversWrite,
  oauth_providers: list(
    z.strictObject({
      id: providerId,
      account_id: text(sizes.externalId),
      email: email.nullable().optional(),
    }),
  ).optional(),
})

const ownUserServer = userServer.extend(ownSession)
const ownUserByAccess = {
  client: userClient.extend(ownSession),
  server: ownUserServer,
  admin: ownUserServer,
}
const updateByAccess = { client: updateByClient, server: updateByServer, admin: updateByServer }
const userPath = z.strictObject({ user_id: uuid })
const ownUser = ['CANNOT_GET_OWN_USER_WITHOUT_USER'] as const
const updateErrors = [
  'PASSWORD_TOO_SHORT',
  'TEAM_MEMBERSHIP_NOT_FOUND',
  'USER_EMAIL_ALREADY_EXISTS',
  'TERMS_NOT_ACCEPTED',
] as const

/** Users of a project, and the signed-in user. */
export const userEndpoints = {
  'GET /users/me': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    response: ownUserByAccess,
    errors: ownUser,
  }),
  'PATCH /users/me': endpoint({
    access: anyAccess,
    maxBodyBytes: sizes.largeBody,
    body: updateByAccess,
    response: ownUserByAccess,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'LAST_SIGN_IN_METHOD', ...ownUser, ...updateErrors],
  }),
  'DELETE /users/me': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    response: success,
    errors: ['RECENT_SIGN_IN_REQUIRED', ...ownUser],
  }),
  'GET /users': endpoint({
    access: serverAccess,
    query: z.strictObject({
      /** Id of the first user of the page. */
      cursor: uuid.optional(),
      /** Absent: all users. */
      limit: number.pipe(z.number().int().min(1)).optional(),
      order_by: z.literal('signed_up_at').optional(),
      desc: flag.optional(),
      /** Part of the display name or of a contact channel, or a complete id. */
      query: text(sizes.search).optional(),
      /** Only members of this team. */
      team_id: uuid.optional(),
      /** Only users who are banned at the moment, or only others. */
      banned: flag.optional(),
      /** Only users who signed up at this time or later. */
      signed_up_after_millis: dateMillis.optional(),
      /** Only users who signed up before this time. */
      signed_up_before_millis: dateMillis.optional(),
      /** Only users whose last activity was at this time or later. */
      last_active_after_millis: dateMillis.optional(),
      /** Only users whose last activity was before this time. */
      last_active_before_millis: dateMillis.optional(),
      /** Only users whose primary email is verified, or only those whose primary email is not. */
      verified: flag.optional(),
      /** Only anonymous users, or only others. */
      anonymous: flag.optional(),
      /** Only users with a connected account of this provider. */
      provider: providerId.optional(),
    }),
    response: pageOf(userServer),
    errors: [],
  }),
  'POST /users': endpoint({
    access: serverAccess,
    maxBodyBytes: sizes.largeBody,
    body: createByServer,
    status: 201,
    response: userServer,
    errors: [
      'PASSWORD_TOO_SHORT',
      'USER_EMAIL_ALREADY_EXISTS',
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    ],
  }),
  'GET /users/:user_id': endpoint({
    access: serverAccess,
    path: userPath,
    response: userServer,
    errors: ['USER_NOT_FOUND'],
  }),
  'PATCH /users/:user_id': endpoint({
    access: serverAccess,
    path: userPath,
    maxBodyBytes: sizes.largeBody,
    body: updateByServer,
    response: userServer,
    errors: ['USER_NOT_FOUND', ...updateErrors],
  }),
  'DELETE /users/:user_id': endpoint({
    access: serverAccess,
    path: userPath,
    response: success,
    errors: ['USER_NOT_FOUND'],
  }),
}
