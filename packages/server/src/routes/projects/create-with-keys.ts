import type { ResponseOf } from '@app/contract'
import { createKeySet } from '../../api-keys/api-keys'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { createProject } from '../../project-settings/changes'
import { requirePossibleOwner } from '../../project-settings/creation'
import type { Audit } from '../../security-events/security-events'

/** A new project and its keys in wire form. */
type WireNewProject = ResponseOf<'POST /internal/all-projects', 'admin'>

/** Values of a new project. */
export interface NewProject {
  displayName: string
  /** Id or verified address of a user of `internal`. Absent: only operators manage it. */
  owner?: string
  keysExpireAt: Date
}

/**
 * Creates a project with a set of keys, as an operator.
 *
 * @throws {DomainError} if the owner does not exist.
 */
export async function createProjectWithKeys(
  { db, secretBox, audit }: { db: Database; secretBox: SecretBox; audit: Audit },
  { displayName, owner, keysExpireAt }: NewProject,
): Promise<WireNewProject> {
  return db.transaction(async (tx) => {
    const ownerId = owner === undefined ? null : await requirePossibleOwner(tx, owner)
    const project = await createProject({ db: tx, secretBox }, ownerId, {
      display_name: displayName,
    })
    const keys = await createKeySet(tx, project.id, {
      audit,
      description: 'Created with the project by an operator',
      expiresAt: keysExpireAt,
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: true,
    })
    return { id: project.id, display_name: project.displayName, key_set: keys }
  })
}
