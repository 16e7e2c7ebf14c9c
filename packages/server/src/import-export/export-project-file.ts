import type { Database } from '../db/database'
import { readSnapshot } from '../db/snapshot'
import { knownError } from '../lib/errors'
import { type Complete, requireAllMapped } from '../lib/total'
import { isSystemPermission, listDefinitions } from '../permissions/definitions'
import { findProject, type Project } from '../projects/projects'
import { exportSettings, type Source } from './export-settings'
import type { ProjectFile } from './project-file'

/** A complete project file. */
export type Exported = Complete<Omit<ProjectFile, '$schema'>>

/**
 * Exports the settings and permission definitions of a project as they are at one moment.
 *
 * @throws PROJECT_NOT_FOUND
 */
export function readProjectFile({ db, secretBox }: Source, projectId: string): Promise<Exported> {
  return readSnapshot(db, async (tx) => {
    const project = await findProject(tx, projectId)
    if (!project) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
    return exportProjectFile({ db: tx, secretBox }, project)
  })
}

/**
 * Exports the settings and permission definitions of a project. They contain secrets.
 *
 * @param source.db A snapshot, or a transaction that has locked the project.
 */
export async function exportProjectFile(source: Source, project: Project): Promise<Exported> {
  const exported = await exportSettings(source, project)
  const { settings, security_settings, email_theme, email_templates, ...others } = exported
  const { refresh_token_rotation, token_claims_enabled, ...further } = others
  // `security_settings` contain it as well.
  const { type: _type, anonymous_enabled: _anonymous, ...rest } = further
  requireAllMapped(rest)
  return {
    id: project.id,
    display_name: settings.display_name,
    description: settings.description,
    is_production_mode: settings.is_production_mode,
    config: settings.config,
    security_settings,
    email_theme,
    refresh_token_rotation,
    token_claims_enabled,
    team_permission_definitions: await exportDefinitions(source.db, project.id, 'team'),
    project_permission_definitions: await exportDefinitions(source.db, project.id, 'project'),
    email_templates,
  }
}

async function exportDefinitions(db: Database, projectId: string, scope: 'team' | 'project') {
  const definitions = await listDefinitions(db, projectId, scope)
  return definitions
    .filter(({ id }) => !isSystemPermission(id))
    .map(({ id, description, containedIds }) => ({
      id,
      description: description ?? undefined,
      contained_permission_ids: [...containedIds].sort(),
    }))
}
