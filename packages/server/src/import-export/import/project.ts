import { fields } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import {
  apiKeySets,
  permissionDefinitions,
  projects,
  teams,
  users,
  webhookEndpoints,
} from '../../db/schema/index'
import { updateTemplate } from '../../emails/project-templates'
import { invalidInput } from '../../lib/errors'
import { requireAllMapped } from '../../lib/total'
import { updateProject, withoutPermissions } from '../../project-settings/changes'
import { updateEmailTheme } from '../../project-settings/email-theme'
import { requireProductionMode } from '../../project-settings/production-mode'
import { deleteProject } from '../../project-settings/project-settings'
import { updateSecuritySettings } from '../../project-settings/security-settings'
import { requireAvailableSharedProviders } from '../../project-settings/shared-providers'
import type { SharedProviderConfig } from '../../projects/available-shared-providers'
import type { AddressConfig } from '../../webhooks/endpoint-url'
import { keepIf } from './keep-if'
import type { ImportedProject } from './record'
import type { ImportTarget } from './target'

/** Creates the project to import into if it does not exist, and returns whether it did so. */
export async function ensureProject(db: Database, projectId: string): Promise<boolean> {
  if (!fields.projectId.safeParse(projectId).success) {
    throw invalidInput(`The id of a project must be a lower-case v4 UUID, not ${projectId}.`)
  }
  const created = await db
    .insert(projects)
    .values({ id: projectId, displayName: 'Imported' })
    .onConflictDoNothing()
    .returning({ id: projects.id })
  return created.length > 0
}

/**
 * Deletes the project that a refused import created, unless other processes have added something to it in the
 * meantime.
 */
export async function deleteIfEmpty(db: Database, projectId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Those who add something from now on wait, and find no project.
    await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
    for (const table of [users, teams, permissionDefinitions, apiKeySets, webhookEndpoints]) {
      if ((await tx.$count(table, eq(table.projectId, projectId))) > 0) return
    }
    await deleteProject(tx, projectId)
  })
}

interface Needs extends Pick<ImportTarget, 'db' | 'secretBox' | 'projectId'> {
  config: SharedProviderConfig & AddressConfig
}

/**
 * Applies the settings of a file with the same checks as the API, and also checks production mode,
 * which the API only stores.
 */
export async function applyProject(
  { db, secretBox, projectId, config }: Needs,
  given: ImportedProject,
): Promise<void> {
  const { type: _type, settings, security_settings: securitySettings, ...others } = given
  const {
    anonymous_enabled,
    refresh_token_rotation,
    token_claims_enabled,
    email_theme,
    email_templates = [],
    ...rest
  } = others
  requireAllMapped(rest)
  await db.transaction(async (tx) => {
    await requireAvailableSharedProviders({ db: tx, config }, projectId, settings)
    const project = await requireProductionMode(tx, projectId, () =>
      updateProject({ db: tx, secretBox }, projectId, settings),
    )
    const besides = {
      anonymousEnabled: anonymous_enabled ?? project.anonymousEnabled,
      refreshRotation: refresh_token_rotation ?? project.refreshRotation,
      tokenClaimsEnabled: token_claims_enabled ?? project.tokenClaimsEnabled,
    }
    await tx.update(projects).set(besides).where(eq(projects.id, projectId))
    if (securitySettings) {
      await updateSecuritySettings({ db: tx, secretBox, config }, projectId, securitySettings)
    }
    if (email_theme) await updateEmailTheme(tx, projectId, email_theme)
    for (const { type, subject, content } of email_templates) {
      await updateTemplate(tx, project, type, {
        subject: subject ?? undefined,
        content: content ?? undefined,
      })
    }
  })
}

/**
 * Checks what `applyProject` would check, without changing anything, except for the default
 * permissions, whose definitions may be in the same file.
 */
export async function checkProject(needs: Needs, given: ImportedProject): Promise<void> {
  await keepIf(needs.db, async (tx) => {
    const settings = withoutPermissions(given.settings)
    await applyProject({ ...needs, db: tx }, { ...given, settings })
    return false
  })
}
