import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { lockProject } from '../permissions/definitions'
import { findProject } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { exportProjectFile } from './export-project-file'
import { type Change, listChanges } from './project-changes'

/** Dependencies of recording changes of settings. */
export interface AuditNeeds {
  db: Database
  secretBox: SecretBox
  audit: Audit
}

/** Maximum length of the names in an event, in characters. */
const maxLength = 2000

/**
 * Changes settings of a project in a transaction, and records which of the settings in a project
 * file differ afterwards.
 *
 * @throws PROJECT_NOT_FOUND if the project has been deleted.
 * @see docs/decisions/234-changes-of-settings-are-security-events.md
 */
export async function auditSettings<Result>(
  { db, ...needs }: AuditNeeds,
  projectId: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockProject(tx, projectId)
    const before = await readSettings(tx, needs.secretBox, projectId)
    const result = await change(tx)
    const after = await readSettings(tx, needs.secretBox, projectId)
    await recordChanges({ ...needs, db: tx }, projectId, listChanges(before, after))
    return result
  })
}

/** Records which settings changed, without their values; nothing if none did. */
export async function recordChanges(
  { db, audit }: Pick<AuditNeeds, 'db' | 'audit'>,
  projectId: string,
  changes: Change[],
): Promise<void> {
  if (changes.length === 0) return
  const names = changes.map(({ path }) => path).join(', ')
  const settings = names.length > maxLength ? `${names.slice(0, maxLength)}…` : names
  await audit(db, { type: 'project.changed', projectId, userId: null, details: { settings } })
}

async function readSettings(db: Database, secretBox: SecretBox, projectId: string) {
  const project = await findProject(db, projectId)
  if (!project) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
  return exportProjectFile({ db, secretBox: tolerant(secretBox) }, project)
}

/**
 * Returns a secret box that returns the encrypted text of settings that cannot be decrypted, for
 * example after `APP_SECRET` was lost, so that they can still be replaced.
 */
export function tolerant(secretBox: SecretBox): SecretBox {
  return {
    ...secretBox,
    decrypt: (encrypted) =>
      // As JSON, because the mail server of a project is stored as JSON.
      secretBox.canDecrypt(encrypted) ? secretBox.decrypt(encrypted) : JSON.stringify(encrypted),
  }
}
