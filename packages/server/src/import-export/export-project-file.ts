import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { type Complete, requireAllMapped } from '../lib/total'
import { isSystemPermission, listDefinitions } from '../permissions/definitions'
import type { Project } from '../projects/projects'
import { exportSettings } from './export-settings'
import type { ProjectFile } from './project-file'

/** Exports the settings and permission definitions of a project. They contain secrets. */
export async function exportProjectFile(
  source: { db: Database; secretBox: SecretBox },
  project: Project,
): Promise<Complete<Omit<ProjectFile, '$schema'>>> {
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
