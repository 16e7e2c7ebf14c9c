import { type RequestOf, sharedProviderIds } from '@app/contract'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import {
  defaultPermissions,
  emailTemplates,
  oauthProviders,
  projects,
  trustedDomains,
} from '../db/schema/index'
import { invalidInput, knownError } from '../lib/errors'
import { requireAllMapped } from '../lib/total'
import { isSystemPermission } from '../permissions/definitions'
import { insertDefaultPermissions } from '../projects/default-permissions'
import { addOwner } from '../projects/owners'
import type { Project } from '../projects/projects'
import { normalizeDomain } from '../projects/trusted-urls'
import { listDefinedIds } from './project-settings'
import { findOpenMethods, revokeClosedMethods } from './sign-in-methods'
import { requireOneMode } from './test-mode'

/** Changes of a project in wire form. */
export type WireProjectChanges = RequestOf<'PATCH /projects/current', 'admin'>['body']

type Config = NonNullable<WireProjectChanges['config']>

interface Needs {
  db: Database
  secretBox: SecretBox
}

/** Changes a project. Absent values remain unchanged. */
export async function updateProject(
  { db, secretBox }: Needs,
  projectId: string,
  changes: WireProjectChanges,
): Promise<Project> {
  return db.transaction((tx) => applyChanges({ db: tx, secretBox }, projectId, changes))
}

/**
 * Creates a project.
 *
 * @param ownerId User of `internal` who owns it; `null` if only operators manage it.
 * @param id Id of the project. Default: a new one.
 */
export async function createProject(
  { db, secretBox }: Needs,
  ownerId: string | null,
  changes: WireProjectChanges & { display_name: string },
  id: string = crypto.randomUUID(),
): Promise<Project> {
  return db.transaction(async (tx) => {
    await tx.insert(projects).values({ id, displayName: changes.display_name })
    await insertDefaultPermissions(tx, id)
    if (ownerId !== null) await addOwner(tx, ownerId, id)
    // The permission lists of the body are ignored: a new project has the default definitions.
    return applyChanges({ db: tx, secretBox }, id, withoutPermissions(changes))
  })
}

/** Returns changes without the default permissions, of which the definitions may not exist yet. */
export function withoutPermissions(changes: WireProjectChanges): WireProjectChanges {
  const {
    team_creator_default_permissions: _creator,
    team_member_default_permissions: _member,
    user_default_permissions: _user,
    ...config
  } = changes.config ?? {}
  return { ...changes, config }
}

async function applyChanges(
  { db, secretBox }: Needs,
  projectId: string,
  changes: WireProjectChanges,
): Promise<Project> {
  const { columns, emailConfig, domains, providers, defaults } = splitChanges(changes)
  if (emailConfig) await requireNoTemplates(db, projectId, emailConfig)
  const before = await findOpenMethods(db, projectId)
  const encryptedEmailConfig = emailConfig && encryptEmailConfig(secretBox, emailConfig)
  await db
    .update(projects)
    // An update without columns would be invalid SQL.
    .set({ id: projectId, ...columns, encryptedEmailConfig })
    .where(eq(projects.id, projectId))
  if (domains) await replaceDomains(db, projectId, domains)
  if (providers) await saveProviders({ db, secretBox }, projectId, providers)
  await replaceDefaults(db, projectId, defaults)
  const [updated] = await db.select().from(projects).where(eq(projects.id, projectId))
  if (!updated) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
  requireOneMode(updated)
  await revokeClosedMethods(db, projectId, before)
  return updated
}

/** Splits changes by the tables they are written to. */
function splitChanges(changes: WireProjectChanges) {
  const { display_name, description, is_production_mode, config = {}, ...others } = changes
  requireAllMapped(others)
  const {
    sign_up_enabled,
    credential_enabled,
    magic_link_enabled,
    passkey_enabled,
    client_team_creation_enabled,
    client_user_deletion_enabled,
    allow_localhost,
    create_team_on_sign_up,
    oauth_account_merge_strategy,
    email_config,
    domains,
    oauth_providers,
    team_creator_default_permissions,
    team_member_default_permissions,
    user_default_permissions,
    ...rest
  } = config
  requireAllMapped(rest)
  return {
    columns: {
      displayName: display_name,
      description: description === undefined ? undefined : (description ?? ''),
      isProductionMode: is_production_mode,
      signUpEnabled: sign_up_enabled,
      credentialEnabled: credential_enabled,
      magicLinkEnabled: magic_link_enabled,
      passkeyEnabled: passkey_enabled,
      clientTeamCreationEnabled: client_team_creation_enabled,
      clientUserDeletionEnabled: client_user_deletion_enabled,
      allowLocalhost: allow_localhost,
      createTeamOnSignUp: create_team_on_sign_up,
      oauthAccountMergeStrategy: oauth_account_merge_strategy,
    },
    emailConfig: email_config,
    domains,
    providers: oauth_providers,
    defaults: {
      team_creator_default_permissions,
      team_member_default_permissions,
      user_default_permissions,
    },
  }
}

function encryptEmailConfig(secretBox: SecretBox, config: NonNullable<Config['email_config']>) {
  return config.type === 'shared' ? null : secretBox.encrypt(JSON.stringify(config))
}

async function requireNoTemplates(
  db: Database,
  projectId: string,
  config: NonNullable<Config['email_config']>,
): Promise<void> {
  if (config.type !== 'shared') return
  // Only if the project now has a mail server of its own. One that never had one may have
  // templates.
  const [custom] = await db
    .select({ templates: count() })
    .from(emailTemplates)
    .innerJoin(projects, eq(projects.id, emailTemplates.projectId))
    .where(and(eq(projects.id, projectId), isNotNull(projects.encryptedEmailConfig)))
  if (custom?.templates) {
    throw invalidInput('Reset the custom email templates before using the shared mail server.')
  }
}

async function replaceDomains(
  db: Database,
  projectId: string,
  domains: NonNullable<Config['domains']>,
): Promise<void> {
  const listed = new Map<string, string>()
  for (const { domain } of domains) {
    const normalized = normalizeDomain(domain)
    const other = listed.get(normalized)
    if (other === domain) throw invalidInput(`The domain ${domain} is listed twice.`)
    if (other !== undefined) throw invalidInput(`${other} and ${domain} are the same domain.`)
    listed.set(normalized, domain)
  }
  await db.delete(trustedDomains).where(eq(trustedDomains.projectId, projectId))
  const rows = domains.map(({ domain, handler_path, ...rest }, position) => {
    requireAllMapped(rest)
    return { projectId, domain, handlerPath: handler_path, position }
  })
  if (rows.length > 0) await db.insert(trustedDomains).values(rows)
}

async function saveProviders(
  { db, secretBox }: Needs,
  projectId: string,
  providers: NonNullable<Config['oauth_providers']>,
): Promise<void> {
  const ids = providers.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalidInput('A provider is listed twice.')
  const current = await db
    .select({ id: oauthProviders.id })
    .from(oauthProviders)
    .where(eq(oauthProviders.projectId, projectId))
  const missing = current.find(({ id }) => !ids.some((given) => given === id))
  if (missing) {
    throw invalidInput(
      `The provider ${missing.id} is missing: providers cannot be removed, only disabled.`,
    )
  }
  for (const provider of providers) {
    if (provider.type === 'shared' && !sharedProviderIds.includes(provider.id)) {
      throw knownError('INVALID_SHARED_OAUTH_PROVIDER_ID', { provider_id: provider.id })
    }
    const { id, enabled, type, client_id, client_secret, ...settings } = provider
    const { facebook_config_id, microsoft_tenant_id, ...rest } = settings
    requireAllMapped(rest)
    if (type === 'standard' && !(client_id && client_secret)) {
      throw invalidInput(`The provider ${id} needs client_id and client_secret.`)
    }
    const values = {
      enabled,
      type,
      clientId: client_id ?? null,
      encryptedClientSecret: client_secret ? secretBox.encrypt(client_secret) : null,
      facebookConfigId: facebook_config_id ?? null,
      microsoftTenantId: microsoft_tenant_id ?? null,
    }
    await db
      .insert(oauthProviders)
      .values({ projectId, id, ...values })
      .onConflictDoUpdate({ target: [oauthProviders.projectId, oauthProviders.id], set: values })
  }
}

async function replaceDefaults(
  db: Database,
  projectId: string,
  config: ReturnType<typeof splitChanges>['defaults'],
): Promise<void> {
  const lists = [
    ['team_creator', 'team', config.team_creator_default_permissions],
    ['team_member', 'team', config.team_member_default_permissions],
    ['user', 'project', config.user_default_permissions],
  ] as const
  for (const [grantedTo, scope, permissions] of lists) {
    if (!permissions) continue
    const defined = await listDefinedIds(db, projectId, scope)
    const unknown = permissions.find(
      ({ id }) => !defined.includes(id) && !(scope === 'team' && isSystemPermission(id)),
    )
    if (unknown) throw invalidInput(`The ${scope} permission ${unknown.id} does not exist.`)
    await db
      .delete(defaultPermissions)
      .where(
        and(
          eq(defaultPermissions.projectId, projectId),
          eq(defaultPermissions.grantedTo, grantedTo),
        ),
      )
    const ids = [...new Set(permissions.map(({ id }) => id))]
    const rows = ids.map((permissionId) => ({ projectId, grantedTo, permissionId }))
    if (rows.length > 0) await db.insert(defaultPermissions).values(rows)
  }
}
