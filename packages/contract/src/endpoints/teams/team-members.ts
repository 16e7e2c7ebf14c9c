import { z } from 'zod'
import { anyAccess, endpoint, serverAccess } from '../../schema/endpoint'
import {
  customPermissionId,
  list,
  listOf,
  listOrPageOf,
  number,
  profileImageUrl,
  success,
  text,
  userIdOrMe,
  uuid,
  uuidCursor,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { userServer } from '../users'

const membership = z.object({ team_id: z.string(), user_id: z.string() })

/** Name and picture of a member in a team; each defaults to that of the user. */
const profileClient = membership.extend({
  display_name: z.string().nullable(),
  profile_image_url: z.string().nullable(),
})
const profileServer = profileClient.extend({ user: userServer })
const profileByAccess = { client: profileClient, server: profileServer, admin: profileServer }

/** A member as a list of the team shows them. */
const teamMember = z.object({
  user_id: z.string(),
  display_name: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  /** `null` also for members who neither invite nor remove others. */
  primary_email: z.string().nullable(),
  joined_at_millis: z.number(),
  /** The roles: held directly, without system permissions. Sorted. */
  permission_ids: z.array(z.string()),
  /** Whether the caller may give the member another role. */
  can_change_roles: z.boolean(),
  can_remove: z.boolean(),
})

const memberPath = z.strictObject({ team_id: uuid, user_id: userIdOrMe })
const memberErrors = ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'] as const
const otherMemberErrors = [...memberErrors, 'TEAM_PERMISSION_REQUIRED'] as const

/** Members of teams and their profiles. */
export const teamMemberEndpoints = {
  'POST /team-memberships/:team_id/:user_id': endpoint({
    access: serverAccess,
    path: memberPath,
    body: z.strictObject({}),
    status: 201,
    response: membership,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'TEAM_NOT_FOUND',
      'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    ],
  }),
  'DELETE /team-memberships/:team_id/:user_id': endpoint({
    access: anyAccess,
    path: memberPath,
    response: success,
    errors: [...otherMemberErrors, 'USER_NOT_FOUND', 'LAST_TEAM_ADMIN'],
  }),
  /** Members with their roles, and what the caller may do to them. Not in Stack Auth. */
  'GET /team-members': endpoint({
    access: anyAccess,
    query: z.strictObject({
      team_id: uuid,
      /** `next_cursor` of the previous page, or the user id of the first member. */
      cursor: uuidCursor.optional(),
      /** Absent: all members. */
      limit: number.pipe(z.number().int().min(1)).optional(),
    }),
    response: listOrPageOf(teamMember),
    errors: [...otherMemberErrors, 'TEAM_NOT_FOUND'],
  }),
  /** Replaces the roles of a member. Not in Stack Auth. */
  'PATCH /team-members/:team_id/:user_id': endpoint({
    access: anyAccess,
    path: memberPath,
    body: z.strictObject({ permission_ids: list(customPermissionId, sizes.permissions) }),
    response: teamMember,
    errors: [...otherMemberErrors, 'PERMISSION_NOT_FOUND', 'LAST_TEAM_ADMIN'],
  }),
  'GET /team-member-profiles': endpoint({
    access: anyAccess,
    query: z.strictObject({ team_id: uuid.optional(), user_id: userIdOrMe.optional() }),
    response: {
      client: listOf(profileClient),
      server: listOf(profileServer),
      admin: listOf(profileServer),
    },
    errors: [...otherMemberErrors, 'TEAM_NOT_FOUND', 'USER_NOT_FOUND'],
  }),
  'GET /team-member-profiles/:team_id/:user_id': endpoint({
    access: anyAccess,
    path: memberPath,
    response: profileByAccess,
    errors: otherMemberErrors,
  }),
  'PATCH /team-member-profiles/:team_id/:user_id': endpoint({
    access: anyAccess,
    path: memberPath,
    maxBodyBytes: sizes.largeBody,
    body: z.strictObject({
      display_name: text(sizes.name).optional(),
      profile_image_url: profileImageUrl.nullable().optional(),
    }),
    response: profileByAccess,
    errors: memberErrors,
  }),
}
