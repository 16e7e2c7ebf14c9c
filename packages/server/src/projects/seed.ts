import { sharedProviderIds } from '@app/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ConfigError } from '../config/config'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { apiKeySets, oauthProviders, permissionDefinitions, projects } from '../db/schema/index'
import { insertDefaultPermissions } from './default-permissions'
import { demoProject } from './demo-project'

/** Keys of a project in clear text. */
export interface ProjectKeys {
  publishableClientKey?: string
  secretServerKey?: string
  superSecretAdminKey?: string
}

/** Permission of the project `internal` that allows creating projects. */
export const projectCreator = { id: 'create_projects', description: 'Create projects' }

/** Name of the project `internal` in the emails and pages of its users, the project owners. */
const internalName = 'Dashboard'

/** Its name in version 0.1, which is replaced at the next start. */
const formerName = 'Stack Dashboard'

/** Description that distinguishes configured keys from those an owner created. */
const seeded = 'Seeded at the first start'
/** Configured keys do not expire; they are replaced through the configuration. */
const never = new Date('9999-12-31T00:00:00Z')

/**
 * Creates the project `internal` with the configured keys, and in development the demo project, if
 * they do not exist. Later changes to them are kept.
 *
 * @throws {ConfigError} in development for the database of a service in production, and in production for one of development.
 */
export async function seed(
  db: Database,
  { internalKeys, production }: { internalKeys: ProjectKeys; production: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two servers starting on an empty database take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(7209114503)`)
    await (production ? requireProduction(tx) : requireDevelopment(tx, internalKeys))
    await tx
      .insert(projects)
      .values({
        id: 'internal',
        displayName: internalName,
        magicLinkEnabled: true,
        clientTeamCreationEnabled: true,
        anonymousEnabled: !production,
      })
      .onConflictDoNothing()
    await tx
      .update(projects)
      .set({ displayName: internalName })
      .where(and(eq(projects.id, 'internal'), eq(projects.displayName, formerName)))
    await tx
      .insert(permissionDefinitions)
      .values({ projectId: 'internal', scope: 'project', containedIds: [], ...projectCreator })
      .onConflictDoNothing()
    await tx
      .insert(oauthProviders)
      .values(
        sharedProviderIds.map((id) => ({
          projectId: 'internal',
          id,
          enabled: true,
          type: 'shared' as const,
        })),
      )
      .onConflictDoNothing()
    await putKeys(tx, 'internal', internalKeys)
    if (!production) await seedDemo(tx)
  })
}

/**
 * Refuses a database with the demo project: a service in development has encrypted its data with another secret, and
 * would later start on it, with public keys.
 */
async function requireProduction(db: Database): Promise<void> {
  if (!(await hasDemoProject(db))) return
  throw new ConfigError(
    'The database is one of a service in development: it has the demo project, whose keys are public. Choose another database by DATABASE_URL or APP_DATA_DIR. To use this one, set APP_SECRET to the secret of that service, which is in development-secrets.json unless you set one, and delete the demo project with its users: app-server delete-demo-project.',
  )
}

/**
 * Returns whether a database has the demo project, which keeps a service in production from
 * starting.
 */
export async function hasDemoProject(db: Database): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, demoProject.id))) > 0
}

/**
 * Refuses a database of a service in production, to whose data a service in development would add its demo project, with
 * public keys.
 */
async function requireDevelopment(db: Database, internalKeys: ProjectKeys): Promise<void> {
  if (!(await isSeededInProduction(db, internalKeys))) return
  throw new ConfigError(
    'The database is one of a service in production. Load its environment, with NODE_ENV=production and APP_SECRET, or choose another database by DATABASE_URL or APP_DATA_DIR.',
  )
}

/**
 * Returns whether a database was set up by a service in production: it has no demo project, and its project `internal`
 * has other keys than a service in development, which keeps them in its data folder.
 */
async function isSeededInProduction(
  db: Database,
  { superSecretAdminKey }: ProjectKeys,
): Promise<boolean> {
  const ids = ['internal', demoProject.id]
  const found = await db.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids))
  if (found.length !== 1 || found[0]?.id !== 'internal') return false
  const own = and(
    eq(apiKeySets.projectId, 'internal'),
    eq(apiKeySets.superSecretAdminKeyHash, hashToken(superSecretAdminKey ?? '')),
  )
  return (await db.select({ id: apiKeySets.id }).from(apiKeySets).where(own)).length === 0
}

async function seedDemo(tx: Database): Promise<void> {
  const projectId = demoProject.id
  const created = await tx
    .insert(projects)
    .values({
      id: projectId,
      displayName: demoProject.displayName,
      magicLinkEnabled: true,
      clientTeamCreationEnabled: true,
      clientUserDeletionEnabled: true,
      anonymousEnabled: true,
    })
    .onConflictDoNothing()
    .returning({ id: projects.id })
  await putKeys(tx, projectId, demoProject.keys)
  if (created.length === 0) return
  await insertDefaultPermissions(tx, projectId)
}

/** Replaces formerly configured keys with the current ones. */
async function putKeys(tx: Database, projectId: string, keys: ProjectKeys): Promise<void> {
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = keys
  const hashes = {
    publishableClientKeyHash: hashOf(publishableClientKey),
    secretServerKeyHash: hashOf(secretServerKey),
    superSecretAdminKeyHash: hashOf(superSecretAdminKey),
  }
  const isSeeded = and(eq(apiKeySets.projectId, projectId), eq(apiKeySets.description, seeded))
  const [present] = await tx.select().from(apiKeySets).where(isSeeded)
  const isSame =
    present?.publishableClientKeyHash === hashes.publishableClientKeyHash &&
    present.secretServerKeyHash === hashes.secretServerKeyHash &&
    present.superSecretAdminKeyHash === hashes.superSecretAdminKeyHash
  if (isSame) return
  await tx.delete(apiKeySets).where(isSeeded)
  if (Object.values(hashes).every((hash) => hash === null)) return
  await tx.insert(apiKeySets).values({
    projectId,
    description: seeded,
    expiresAt: never,
    ...hashes,
    publishableClientKeyLastFour: publishableClientKey?.slice(-4),
    secretServerKeyLastFour: secretServerKey?.slice(-4),
    superSecretAdminKeyLastFour: superSecretAdminKey?.slice(-4),
  })
}

function hashOf(key: string | undefined): string | null {
  return key === undefined ? null : hashToken(key)
}
