import { z } from 'zod'
import { anyAccess, endpoint } from '../endpoint'
import { flag, json, listOf, profileImageUrl, success, text, userIdOrMe, uuid } from '../fields'

/** A team as its members see it (contract/http.md section 5.2). */
export const teamClient = z.object({
  id: z.string(),
  display_name: z.string(),
  profile_image_url: z.string().nullable(),
  client_metadata: json,
  client_read_only_metadata: json,
})

/** A team as an app's server sees it. */
export const teamServer = teamClient.extend({
  created_at_millis: z.number(),
  server_metadata: json,
})

const teamByAccess = { client: teamClient, server: teamServer, admin: teamServer }
const teamPath = z.strictObject({ team_id: uuid })

const onlyServersWrite = {
  client_read_only_metadata: json.optional(),
  server_metadata: json.optional(),
}

const createByClient = z.strictObject({
  display_name: text,
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json.optional(),
  creator_user_id: userIdOrMe.optional(),
})
const createByServer = createByClient.extend(onlyServersWrite)

const updateByClient = z.strictObject({
  display_name: text.optional(),
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json.optional(),
})
const updateByServer = updateByClient.extend(onlyServersWrite)

/** @see contract/http.md section 9.2 */
export const teamEndpoints = {
  'GET /teams': endpoint({
    access: anyAccess,
    query: z.strictObject({ user_id: userIdOrMe.optional() }),
    response: {
      client: listOf(teamClient),
      server: listOf(teamServer),
      admin: listOf(teamServer),
    },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'POST /teams': endpoint({
    access: anyAccess,
    query: z.strictObject({
      /** Deprecated: use `creator_user_id`. */
      add_current_user: flag.optional(),
    }),
    body: { client: createByClient, server: createByServer, admin: createByServer },
    status: 201,
    response: teamByAccess,
    errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  }),
  'GET /teams/:team_id': endpoint({
    access: anyAccess,
    path: teamPath,
    response: teamByAccess,
    errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_NOT_FOUND'],
  }),
  'PATCH /teams/:team_id': endpoint({
    access: anyAccess,
    path: teamPath,
    body: { client: updateByClient, server: updateByServer, admin: updateByServer },
    response: teamByAccess,
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
      'TEAM_NOT_FOUND',
    ],
  }),
  'DELETE /teams/:team_id': endpoint({
    access: anyAccess,
    path: teamPath,
    response: success,
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
      'TEAM_NOT_FOUND',
    ],
  }),
}
