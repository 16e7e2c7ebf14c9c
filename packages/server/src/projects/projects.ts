import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oauthProviders, projects, trustedDomains } from '../db/schema/index'

/** A project and its settings, as rules need them. */
export type Project = typeof projects.$inferSelect

/** Finds a project by its id. */
export async function findProject(db: Database, projectId: string): Promise<Project | null> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  return project ?? null
}

/** Ids of all projects. */
export async function listProjectIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: projects.id }).from(projects)
  return rows.map(({ id }) => id)
}

/** Ids of the identity providers that are on, sorted. */
export async function listEnabledProviders(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: oauthProviders.id })
    .from(oauthProviders)
    .where(and(eq(oauthProviders.projectId, projectId), eq(oauthProviders.enabled, true)))
    .orderBy(asc(oauthProviders.id))
  return rows.map((row) => row.id)
}

/** A site of a project, as its owner wrote it. */
export interface TrustedDomain {
  /** An http(s) origin with an optional path. */
  domain: string
  /** Path of the pages of the SDK. Starts with a slash. */
  handlerPath: string
}

/** The trusted domains of a project. */
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

/** A provider in the settings of a project. */
export type OauthProviderRow = typeof oauthProviders.$inferSelect

/** Finds a provider in the settings of a project. */
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
