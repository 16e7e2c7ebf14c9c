import type { Database } from '../db/database'
import { resetTemplate } from '../emails/project-templates'
import { invalidInput, knownError } from '../lib/errors'
import { requireAllMapped } from '../lib/total'
import {
  createDefinition,
  deleteDefinition,
  lockProject,
  type PermissionScope,
  updateDefinition,
} from '../permissions/definitions'
import { revokeInvitationsOfFormerInviters } from '../permissions/invitation-rules'
import { createProject } from '../project-settings/changes'
import type { SharedProviderConfig } from '../projects/available-shared-providers'
import { findProject, type Project } from '../projects/projects'
import type { AddressConfig } from '../webhooks/endpoint-url'
import { type AuditNeeds, recordChanges, tolerant } from './audit-settings'
import { type Exported, exportProjectFile } from './export-project-file'
import { keepIf } from './import/keep-if'
import { applyProject } from './import/project'
import { type Change, listChanges } from './project-changes'
import type { ProjectFile } from './project-file'

/** Effect of applying a file. */
export interface ApplyResult {
  /** Whether the project was created. Its changes are those of the defaults. */
  isNew: boolean
  changes: Change[]
}

interface Needs extends AuditNeeds {
  config: SharedProviderConfig & AddressConfig
}

interface ApplyOptions {
  /** Whether to undo everything, after the same checks. */
  isDryRun: boolean
  /** Whether to create the project if it does not exist. */
  mayCreate: boolean
  /** Throws to refuse the changes before they are kept. */
  check?: ((result: ApplyResult) => void) | undefined
}

/**
 * Applies a file to a project in one transaction. The settings are read from the database before
 * and after, so that the result contains everything that has changed.
 *
 * @throws PROJECT_NOT_FOUND if there is no such project and it may not be created.
 */
export async function applyProjectFile(
  { db, ...needs }: Needs,
  projectId: string,
  file: ProjectFile,
  { isDryRun, mayCreate, check }: ApplyOptions,
): Promise<ApplyResult> {
  let result: ApplyResult = { isNew: false, changes: [] }
  await keepIf(db, async (tx) => {
    result = await applyWithin({ ...needs, db: tx }, { projectId, mayCreate }, file)
    check?.(result)
    return !isDryRun && (result.isNew || result.changes.length > 0)
  })
  return result
}

async function applyWithin(
  needs: Needs,
  { projectId, mayCreate }: { projectId: string; mayCreate: boolean },
  file: ProjectFile,
): Promise<ApplyResult> {
  const { db } = needs
  await lockProject(db, projectId)
  const found = await findProject(db, projectId)
  if (!found && !mayCreate) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
  const project = found ?? (await create(needs, projectId, file))
  const reading = { db, secretBox: tolerant(needs.secretBox) }
  const before = await exportProjectFile(reading, project)
  const { $schema: _schema, id: _id, ...parts } = file
  const {
    team_permission_definitions: team,
    project_permission_definitions: own,
    ...others
  } = parts
  const { security_settings, email_theme, email_templates, ...further } = others
  const { refresh_token_rotation, token_claims_enabled, ...settings } = further
  if (team) await replaceDefinitions(db, project, 'team', { before, given: team })
  if (own) await replaceDefinitions(db, project, 'project', { before, given: own })
  await resetTemplates(db, project, { before, given: email_templates })
  await applyProject(
    { ...needs, projectId },
    {
      type: 'project',
      settings,
      security_settings,
      email_theme,
      refresh_token_rotation,
      token_claims_enabled,
      email_templates,
    },
  )
  const after = await exportProjectFile(reading, (await findProject(db, projectId)) ?? project)
  const changes = listChanges(before, after)
  await recordChanges(needs, projectId, changes)
  return { isNew: !found, changes }
}

function create(needs: AuditNeeds, projectId: string, file: ProjectFile): Promise<Project> {
  const { display_name } = file
  if (projectId === 'internal') {
    throw invalidInput('The project internal does not exist yet. Run app-server seed first.')
  }
  if (display_name !== undefined) return createProject(needs, null, { display_name }, projectId)
  throw invalidInput(
    `Project ${projectId} does not exist. To create it, the file needs a display_name.`,
  )
}

type Definition = NonNullable<ProjectFile['team_permission_definitions']>[number]

/** Creates, changes and deletes definitions, as the endpoints do. */
async function replaceDefinitions(
  db: Database,
  { id: projectId }: Project,
  scope: PermissionScope,
  { before, given }: { before: Exported; given: Definition[] },
): Promise<void> {
  const existing = before[`${scope}_permission_definitions`] ?? []
  const twice = given.find(({ id }, index) => given.findIndex((one) => one.id === id) < index)
  if (twice) throw invalidInput(`The ${scope} permission ${twice.id} is listed twice.`)
  // Definitions may contain each other in any order, so all are created before one contains another.
  const fresh = given.filter(({ id }) => !existing.some((one) => one.id === id))
  for (const { id } of fresh) await createDefinition(db, projectId, scope, { id })
  for (const { id, description = '', contained_permission_ids: contained = [], ...rest } of given) {
    requireAllMapped(rest)
    const current = existing.find((one) => one.id === id)
    const containedIds = [...contained].sort()
    const isSame =
      (current?.description ?? '') === description &&
      String(current?.contained_permission_ids ?? []) === String(containedIds)
    if (isSame) continue
    const changes = { description, containedIds }
    await updateDefinition(db, projectId, scope, { permissionId: id, changes })
  }
  for (const { id } of existing) {
    if (!given.some((one) => one.id === id)) await deleteDefinition(db, projectId, scope, id)
  }
  if (scope === 'team') await revokeInvitationsOfFormerInviters(db, projectId)
}

/** Resets the templates that the file lists differently or not at all. */
async function resetTemplates(
  db: Database,
  { id: projectId }: Project,
  { before, given }: { before: Exported; given: ProjectFile['email_templates'] },
): Promise<void> {
  if (!given) return
  for (const template of before.email_templates ?? []) {
    const same = given.find(({ type }) => type === template.type)
    if (same && listChanges({ template }, { template: same }).length === 0) continue
    await resetTemplate(db, projectId, template.type)
  }
}
