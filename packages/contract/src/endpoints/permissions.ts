import { z } from 'zod'
import { adminAccess, anyAccess, endpoint, serverAccess } from '../schema/endpoint'
import {
  customPermissionId,
  flag,
  list,
  listOf,
  permissionId,
  success,
  text,
  userIdOrMe,
  uuid,
} from '../schema/fields'
import { sizes } from '../schema/sizes'

const teamPermission = z.object({ id: z.string(), user_id: z.string(), team_id: z.string() })
const projectPermission = z.object({ id: z.string(), user_id: z.string() })

const definition = z.object({
  id: z.string(),
  /** Absent if unset or empty. */
  description: z.string().optional(),
  /** Sorted. */
  contained_permission_ids: z.array(z.string()),
})

const newDefinition = z.strictObject({
  id: customPermissionId,
  description: text(sizes.description).optional(),
  contained_permission_ids: list(permissionId, sizes.permissions).optional(),
})
const definitionPath = z.strictObject({ permission_id: permissionId })

const listQuery = {
  user_id: userIdOrMe.optional(),
  permission_id: permissionId.optional(),
  /** `true` adds the permissions that granted ones contain. */
  recursive: flag.optional(),
}

const teamGrantPath = z.strictObject({
  team_id: uuid,
  user_id: userIdOrMe,
  permission_id: permissionId,
})
const projectGrantPath = z.strictObject({ user_id: userIdOrMe, permission_id: permissionId })

const contained = ['CONTAINED_PERMISSION_NOT_FOUND'] as const
const ownUser = ['CANNOT_GET_OWN_USER_WITHOUT_USER'] as const
const member = [...ownUser, 'USER_NOT_FOUND', 'TEAM_MEMBERSHIP_NOT_FOUND'] as const

/** Team permissions: definitions, and those granted to users. */
export const teamPermissionEndpoints = {
  'GET /team-permissions': endpoint({
    access: anyAccess,
    query: z.strictObject({ team_id: uuid.optional(), ...listQuery }),
    response: listOf(teamPermission),
    errors: ownUser,
  }),
  'POST /team-permissions/:team_id/:user_id/:permission_id': endpoint({
    access: serverAccess,
    path: teamGrantPath,
    body: z.strictObject({}),
    status: 201,
    response: teamPermission,
    errors: [...member, 'PERMISSION_NOT_FOUND'],
  }),
  'DELETE /team-permissions/:team_id/:user_id/:permission_id': endpoint({
    access: serverAccess,
    path: teamGrantPath,
    response: success,
    errors: [...member, 'TEAM_PERMISSION_NOT_FOUND'],
  }),
  'GET /team-permission-definitions': endpoint({
    access: adminAccess,
    response: listOf(definition),
    errors: [],
  }),
  'POST /team-permission-definitions': endpoint({
    access: adminAccess,
    body: newDefinition,
    status: 201,
    response: definition,
    errors: contained,
  }),
  'PATCH /team-permission-definitions/:permission_id': endpoint({
    access: adminAccess,
    path: definitionPath,
    body: newDefinition.partial(),
    response: definition,
    errors: [...contained, 'PERMISSION_NOT_FOUND'],
  }),
  'DELETE /team-permission-definitions/:permission_id': endpoint({
    access: adminAccess,
    path: definitionPath,
    response: success,
    errors: ['PERMISSION_NOT_FOUND'],
  }),
}

/** Project permissions: definitions, and those granted to users. */
export const projectPermissionEndpoints = {
  'GET /project-permissions': endpoint({
    access: anyAccess,
    query: z.strictObject(listQuery),
    response: listOf(projectPermission),
    errors: ownUser,
  }),
  'POST /project-permissions/:user_id/:permission_id': endpoint({
    access: serverAccess,
    path: projectGrantPath,
    body: z.strictObject({}),
    status: 201,
    response: projectPermission,
    errors: [...ownUser, 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
  }),
  'DELETE /project-permissions/:user_id/:permission_id': endpoint({
    access: serverAccess,
    path: projectGrantPath,
    response: success,
    errors: [...ownUser, 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
  }),
  'GET /project-permission-definitions': endpoint({
    access: adminAccess,
    response: listOf(definition),
    errors: [],
  }),
  'POST /project-permission-definitions': endpoint({
    access: adminAccess,
    body: newDefinition,
    status: 201,
    response: definition,
    errors: contained,
  }),
  'PATCH /project-permission-definitions/:permission_id': endpoint({
    access: adminAccess,
    path: definitionPath,
    body: newDefinition.partial(),
    response: definition,
    errors: [...contained, 'PERMISSION_NOT_FOUND'],
  }),
  'DELETE /project-permission-definitions/:permission_id': endpoint({
    access: adminAccess,
    path: definitionPath,
    response: success,
    errors: ['PERMISSION_NOT_FOUND'],
  }),
}
