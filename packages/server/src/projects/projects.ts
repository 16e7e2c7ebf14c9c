import { passwordLength } from '@app/contract'
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oauthProviders, projects, trustedDomains } from '../db/schema/index'
import { isSharedProviderAvailable, type SharedProviderConfig } from './available-shared-providers'
import { demoProject } from './demo-project'

/** A project with its settings, as stored. */
export type Project = typeof projects.$inferSelect

/** Finds a project by its id. */
export async function findProject(db: Database, projectId: string): Promise<Project | null> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  return project ?? null
}

/**
 * Returns the minimum length of passwords for clients: absent if it is the default.
 */
export function toPublicMinLength({
  passwordMinLength: min,
}: Pick<Project, 'passwordMinLength'>): number | undefined {
  return min > passwordLength.min ? min : undefined
}

/** Lists all projects, oldest first. */
export async function listProjects(db: Database): Promise<Project[]> {
  return db.select().from(projects).orderBy(asc(projects.createdAt), asc(projects.id))
}

/** Lists the projects of apps that trust no domain, oldest first. */
export async function listProjectsWithoutDomain(
  db: Database,
): Promise<Pick<Project, 'id' | 'displayName'>[]> {
  const { id, displayName, createdAt } = projects
  return db
    .select({ id, displayName })
    .from(projects)
    .leftJoin(trustedDomains, eq(trustedDomains.projectId, id))
    .where(and(isNull(trustedDomains.projectId), notInArray(id, ['internal', demoProject.id])))
    .orderBy(asc(createdAt), asc(id))
}

/** Lists the ids of all projects. */
export async function listProjectIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: projects.id }).from(projects)
  return rows.map(({ id }) => id)
}

/** Lists the identity providers of a project, sorted by id. */
export async function listProviderTypes(
  db: Database,
  projectId: string,
): Promise<Pick<OauthProviderRow, 'id' | 'type' | 'enabled'>[]> {
  const { id, type, enabled } = oauthProviders
  return db
    .select({ id, type, enabled })
    .from(oauthProviders)
    .where(eq(oauthProviders.projectId, projectId))
    .orderBy(asc(id))
}

/** Lists the ids of the identity providers that users can sign in with, sorted. */
export async function listEnabledProviders(
  { db, config }: { db: Database; config: SharedProviderConfig },
  projectId: string,
): Promise<string[]> {
  const rows = await listProviderTypes(db, projectId)
  return rows
    .filter(
      ({ id, type, enabled }) =>
        enabled && (type === 'standard' || isSharedProviderAvailable(config, id)),
    )
    .map(({ id }) => id)
}

/** A trusted domain of a project. */
export interface TrustedDomain {
  /** An http(s) origin with an optional path. */
  domain: string
  /** Path of the SDK's pages, starting with a slash. */
  handlerPath: string
}

/** Lists the trusted domains of a project. */
export async function listTrustedDomains(
  db: Database,
  projectId: string,
): Promise<TrustedDomain[]> {
  return db
    .select({ domain: trustedDomains.domain, handlerPath: trustedDomains.handlerPath })
    .from(trustedDomains)
    .where(eq(trustedDomains.projectId, projectId))
    .orderBy(asc(trustedDomains.position))
}

/** Provider settings of a project, as stored. */
export type OauthProviderRow = typeof oauthProviders.$inferSelect

/** Finds the provider settings of a project. */
export async function findOauthProvider(
  db: Database,
  projectId: string,
  providerId: string,
): Promise<OauthProviderRow | null> {
  const [row] = await db
    .select()
    .from(oauthProviders)
    .where(and(eq(oauthProviders.projectId, projectId), eq(oauthProviders.id, providerId)))
  return row ?? null
}
