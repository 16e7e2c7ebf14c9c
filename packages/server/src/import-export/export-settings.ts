import type { EmailTemplateType } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { type Complete, requireAllMapped } from '../lib/total'
import { toWireEmailTheme } from '../project-settings/email-theme'
import { toWireProjects } from '../project-settings/project-settings'
import { toWireSecuritySettings } from '../project-settings/security-settings'
import type { Project } from '../projects/projects'
import type { ImportedProject } from './import/record'

/** Dependencies of exports. */
export interface Source {
  db: Database
  secretBox: SecretBox
}

/** Exports the settings of a project. */
export async function exportSettings(
  source: Source,
  project: Project,
): Promise<Complete<ImportedProject>> {
  const [wire] = await toWireProjects(source, [project])
  if (!wire) throw new Error('Every project has a wire form.')
  const { display_name, description, is_production_mode, config: wireConfig, ...others } = wire
  // Facts that an import determines itself.
  const { id: _id, created_at_millis: _createdAt, user_count: _count, ...rest } = others
  requireAllMapped(rest)
  // Security settings.
  const { required_terms_version: _terms, password_min_length: _min, ...given } = wireConfig
  const { id: _configId, enabled_oauth_providers: _enabled, ...config } = given
  const templates = await source.db
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.projectId, project.id))
  return {
    type: 'project',
    anonymous_enabled: project.anonymousEnabled,
    refresh_token_rotation: project.refreshRotation,
    token_claims_enabled: project.tokenClaimsEnabled,
    security_settings: toWireSecuritySettings(project, source.secretBox),
    email_theme: toWireEmailTheme(project),
    settings: { display_name, description, is_production_mode, config },
    email_templates: templates.map(({ type, subject, content }) => ({
      // Only types of the table are ever stored.
      type: type as EmailTemplateType,
      subject,
      content: content as string,
    })),
  }
}
