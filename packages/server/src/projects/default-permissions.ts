import type { Database } from '../db/database'
import { defaultPermissions, permissionDefinitions } from '../db/schema/index'

const memberIds = ['$invite_members', '$read_members']
const adminIds = ['$delete_team', ...memberIds, '$remove_members', '$update_team']

/** Inserts the two team permissions of a new project. */
export async function insertDefaultPermissions(tx: Database, projectId: string): Promise<void> {
  await tx.insert(permissionDefinitions).values([
    {
      projectId,
      id: 'member',
      scope: 'team',
      description: 'What members of a team may do',
      containedIds: memberIds,
    },
    {
      projectId,
      id: 'admin',
      scope: 'team',
      description: 'What creators of a team may do',
      containedIds: adminIds,
    },
  ])
  await tx.insert(defaultPermissions).values([
    { projectId, grantedTo: 'team_creator', permissionId: 'admin' },
    { projectId, grantedTo: 'team_member', permissionId: 'member' },
  ])
}
