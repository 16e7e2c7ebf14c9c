import type { ResponseOf } from '@app/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import { readCounts } from '../db/counts'
import type { Database } from '../db/database'
import {
  countChanges,
  defaultPermissions,
  deletedItems,
  oauthProviders,
  permissionDefinitions,
  projectCounts,
  projects,
  recentActivity,
  securityEvents,
  trustedDomains,
} from '../db/schema/index'
import type { Complete } from '../lib/total'
import { isOfScope, type PermissionScope } from '../permissions/definitions'
import { type Project, toPublicMinLength } from '../projects/projects'

/** A project in wire form, as returned to its owners. */
export type WireProject = ResponseOf<'GET /projects/current', 'admin'>

/** The part of a project in wire form that is stored. */
interface StoredProject extends Omit<WireProject, 'config'> {
  config: Omit<WireProject['config'], 'oauth_redirect_uris'>
}

/** Reads the wire form of projects, in the order of the rows. */
export async function toWireProjects(
  { db, secretBox }: { db: Database; secretBox: SecretBox },
  rows: Project[],
): Promise<StoredProject[]> {
  if (rows.length === 0) return []
  const { providers, domains, defaults, counts } = await readDetails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((project): Complete<StoredProject> => {
    const own = <Row extends { projectId: string }>(list: Row[]) =>
      list.filter((row) => row.projectId === project.id)
    const granted = (to: (typeof defaults)[number]['grantedTo']) =>
      own(defaults)
        .filter((row) => row.grantedTo === to)
        .map((row) => ({ id: row.permissionId }))
    return {
      id: project.id,
      display_name: project.displayName,
      description: project.description,
      created_at_millis: project.createdAt.getTime(),
      user_count: own(counts)[0]?.value ?? 0,
      is_production_mode: project.isProductionMode,
      config: toWireConfig({
        id: project.configId,
        allow_localhost: project.allowLocalhost,
        sign_up_enabled: project.signUpEnabled,
        credential_enabled: project.credentialEnabled,
        magic_link_enabled: project.magicLinkEnabled,
        passkey_enabled: project.passkeyEnabled,
        client_team_creation_enabled: project.clientTeamCreationEnabled,
        client_user_deletion_enabled: project.clientUserDeletionEnabled,
        create_team_on_sign_up: project.createTeamOnSignUp,
        oauth_providers: own(providers).map((provider) => toWireProvider(secretBox, provider)),
        enabled_oauth_providers: own(providers).flatMap(({ id, enabled }) =>
          enabled ? [{ id }] : [],
        ),
        domains: own(domains).map(({ domain, handlerPath }) => ({
          domain,
          handler_path: handlerPath,
        })),
        email_config: project.encryptedEmailConfig
          ? JSON.parse(secretBox.decrypt(project.encryptedEmailConfig))
          : { type: 'shared' },
        team_creator_default_permissions: granted('team_creator'),
        team_member_default_permissions: granted('team_member'),
        user_default_permissions: granted('user'),
        oauth_account_merge_strategy: project.oauthAccountMergeStrategy,
        required_terms_version: project.requiredTermsVersion ?? undefined,
        password_min_length: toPublicMinLength(project),
      }),
    }
  })
}

/** Reads what other tables contain about projects, sorted as in the wire form. */
async function readDetails(db: Database, ids: string[]) {
  // One after the other, because a transaction has a single connection.
  const providers = await db
    .select()
    .from(oauthProviders)
    .where(inArray(oauthProviders.projectId, ids))
    .orderBy(asc(oauthProviders.id))
  const domains = await db
    .select()
    .from(trustedDomains)
    .where(inArray(trustedDomains.projectId, ids))
    .orderBy(asc(trustedDomains.position))
  const defaults = await db
    .select()
    .from(defaultPermissions)
    .where(inArray(defaultPermissions.projectId, ids))
    .orderBy(asc(defaultPermissions.permissionId))
  const counts = await readCounts(db, ids, ['users'])
  return { providers, domains, defaults, counts }
}

/** Makes the compiler report a property of the configuration that is missing. */
function toWireConfig(config: Complete<StoredProject['config']>): StoredProject['config'] {
  return config
}

type WireProvider = WireProject['config']['oauth_providers'][number]

function toWireProvider(
  secretBox: SecretBox,
  row: typeof oauthProviders.$inferSelect,
): Complete<WireProvider> {
  return {
    // Only providers of the table are ever stored.
    id: row.id as WireProvider['id'],
    enabled: row.enabled,
    type: row.type,
    client_id: row.clientId ?? undefined,
    client_secret: row.encryptedClientSecret
      ? secretBox.decrypt(row.encryptedClientSecret)
      : undefined,
    facebook_config_id: row.facebookConfigId ?? undefined,
    microsoft_tenant_id: row.microsoftTenantId ?? undefined,
  }
}

/** Deletes a project with its data, and removes it from its owners. */
export async function deleteProject(db: Database, projectId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Requests of a user lock the user before the project.
    await tx.execute(sql`
      select count(*) from (
        select from users where project_id = ${projectId} order by id for update
      ) as own`)
    await tx.delete(projects).where(eq(projects.id, projectId))
    await tx.delete(securityEvents).where(eq(securityEvents.projectId, projectId))
    await tx.delete(deletedItems).where(eq(deletedItems.projectId, projectId))
    await tx.delete(recentActivity).where(eq(recentActivity.projectId, projectId))
    // After the users, whose deletion is counted.
    await tx.delete(projectCounts).where(eq(projectCounts.projectId, projectId))
    await tx.delete(countChanges).where(eq(countChanges.projectId, projectId))
    await tx.execute(sql`
      update users set server_metadata = jsonb_set(server_metadata::jsonb, '{managedProjectIds}',
        (server_metadata->'managedProjectIds')::jsonb - ${projectId}::text)
      where project_id = 'internal' and json_typeof(server_metadata->'managedProjectIds') = 'array'
        and (server_metadata->'managedProjectIds')::jsonb ? ${projectId}::text`)
  })
}

/** Lists the ids of a project's own definitions in a scope. */
export async function listDefinedIds(
  db: Database,
  projectId: string,
  scope: PermissionScope,
): Promise<string[]> {
  const rows = await db
    .select({ id: permissionDefinitions.id })
    .from(permissionDefinitions)
    .where(isOfScope(projectId, scope))
  return rows.map((row) => row.id)
}
