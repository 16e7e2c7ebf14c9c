import { as } from '../harness'
import type { TestService } from '../test-service'
import type { Row, Rows } from './row'

const server = as('server')
const admin = as('admin')

/** Permission that a server grants or revokes: `permission_id` of a user, in a team or not. */
const grant = {
  noUser: () => ({
    headers: server,
    path: { user_id: 'me', permission_id: 'member' },
    body: {},
  }),
  unknownUser: () => ({ headers: server, path: { permission_id: 'member' }, body: {} }),
  notAMember: async (service: TestService) => ({
    headers: server,
    path: { user_id: (await service.signUp()).id, permission_id: 'member' },
    body: {},
  }),
  undefinedInTeam: async (service: TestService) => {
    const { id, owner } = await service.team()
    const path = { team_id: id, user_id: owner.id, permission_id: 'undefined_one' }
    return { headers: server, path, body: {} }
  },
  undefinedInProject: async (service: TestService) => {
    const path = { user_id: (await service.signUp()).id, permission_id: 'undefined_one' }
    return { headers: server, path, body: {} }
  },
} satisfies Record<string, Row>

const containsUnknown = { contained_permission_ids: ['undefined_one'] }
const unknownDefinition: Row = () => ({
  headers: admin,
  path: { permission_id: 'undefined_one' },
  body: { description: 'x' },
})
const newWithUnknown: Row = () => ({ headers: admin, body: { id: 'newer', ...containsUnknown } })
const changedToUnknown: Row = () => ({
  headers: admin,
  path: { permission_id: 'member' },
  body: containsUnknown,
})

/** Permissions and their definitions; @see docs/http-api.md section 9 */
export const permissionRows = {
  'GET /team-permissions': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ query: { user_id: 'me' } }),
  },
  'POST /team-permissions/:team_id/:user_id/:permission_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: grant.noUser,
    USER_NOT_FOUND: grant.unknownUser,
    TEAM_MEMBERSHIP_NOT_FOUND: grant.notAMember,
    PERMISSION_NOT_FOUND: grant.undefinedInTeam,
  },
  'DELETE /team-permissions/:team_id/:user_id/:permission_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: grant.noUser,
    USER_NOT_FOUND: grant.unknownUser,
    TEAM_MEMBERSHIP_NOT_FOUND: grant.notAMember,
    TEAM_PERMISSION_NOT_FOUND: grant.undefinedInTeam,
  },
  'POST /team-permission-definitions': { CONTAINED_PERMISSION_NOT_FOUND: newWithUnknown },
  'PATCH /team-permission-definitions/:permission_id': {
    CONTAINED_PERMISSION_NOT_FOUND: changedToUnknown,
    PERMISSION_NOT_FOUND: unknownDefinition,
  },
  'DELETE /team-permission-definitions/:permission_id': { PERMISSION_NOT_FOUND: unknownDefinition },
  'GET /project-permissions': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ query: { user_id: 'me' } }),
  },
  'POST /project-permissions/:user_id/:permission_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: grant.noUser,
    USER_NOT_FOUND: grant.unknownUser,
    PERMISSION_NOT_FOUND: grant.undefinedInProject,
  },
  'DELETE /project-permissions/:user_id/:permission_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: grant.noUser,
    USER_NOT_FOUND: grant.unknownUser,
    PERMISSION_NOT_FOUND: grant.undefinedInProject,
  },
  'POST /project-permission-definitions': { CONTAINED_PERMISSION_NOT_FOUND: newWithUnknown },
  'PATCH /project-permission-definitions/:permission_id': {
    CONTAINED_PERMISSION_NOT_FOUND: changedToUnknown,
    PERMISSION_NOT_FOUND: unknownDefinition,
  },
  'DELETE /project-permission-definitions/:permission_id': {
    PERMISSION_NOT_FOUND: unknownDefinition,
  },
} satisfies Partial<Rows>
