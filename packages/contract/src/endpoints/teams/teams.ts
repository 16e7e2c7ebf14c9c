import { z } from 'zod'
import { adminAccess, anyAccess, endpoint } from '../../schema/endpoint'
import {
  flag,
  json,
  listOrPageOf,
  number,
  pageOf,
  profileImageUrl,
  success,
  text,
  userIdOrMe,
  uuid,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { teamClient, teamServer } from '../../schema/team'

const teamByAccess = { client: teamClient, server: teamServer, admin: teamServer }
const teamPath = z.strictObject({ team_id: uuid })

const serversWrite = {
  client_metadata: json(sizes.serverMetadata).optional(),
  client_read_only_metadata: json(sizes.serverMetadata).optional(),
  server_metadata: json(sizes.serverMetadata).optional(),
}

const createByClient = z.strictObject({
  display_name: text(sizes.name),
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json(sizes.metadata).optional(),
  creator_user_id: userIdOrMe.optional(),
})
const createByServer = createByClient.extend(serversWrite)

const updateByClient = z.strictObject({
  display_name: text(sizes.name).optional(),
  profile_image_url: profileImageUrl.nullable().optional(),
  client_metadata: json(sizes.metadata).optional(),
})
const updateByServer = updateByClient.extend(serversWrite)

/** A team as a table of owners shows it. */
const teamSummary = z.object({
  id: z.string(),
  display_name: z.string(),
  profile_image_url: z.string().nullable(),
  created_at_millis: z.number(),
  /** At most 1000. */
  member_count: z.number(),
  /** Whether the team has more members than `member_count`. */
  has_more_members: z.boolean(),
})

/** Teams of a project or a user. */
export const teamEndpoints = {
  'GET /teams': endpoint({
    access: anyAccess,
    query: z.strictObject({
      user_id: userIdOrMe.optional(),
      /** Id of the first team of the page. */
      cursor: uuid.optional(),
      /** Absent: all teams. */
      limit: number.pipe(z.number().int().min(1)).optional(),
      /** Part of the display name, or a complete id. Not in Stack Auth. */
      query: text(sizes.search).optional(),
    }),
    response: {
      client: listOrPageOf(teamClient),
      server: listOrPageOf(teamServer),
      admin: listOrPageOf(teamServer),
    },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  /** Teams of the project with their sizes. Not in Stack Auth. */
  'GET /internal/teams': endpoint({
    access: adminAccess,
    query: z.strictObject({
      /** Id of the first team of the page. */
      cursor: uuid.optional(),
      /** Default: 25. */
      limit: number.pipe(z.number().int().min(1).max(100)).optional(),
      /** Part of the display name, or a complete id. */
      query: text(sizes.search).optional(),
      /** Newest first. */
      desc: flag.optional(),
    }),
    response: pageOf(teamSummary),
    errors: [],
  }),
  'POST /teams': endpoint({
    access: anyAccess,
    query: z.strictObject({
      /** Deprecated: use `creator_user_id`. */
      add_current_user: flag.optional(),
    }),
    maxBodyBytes: sizes.largeBody,
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
    maxBodyBytes: sizes.largeBody,
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
