import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { contactChannels, projects, users } from '../db/schema/index'
import { forbidden, invalidInput } from '../lib/errors'
import { grantProjectPermission, revokeProjectPermission } from '../permissions/grants'
import { listProjectPermissions } from '../permissions/permissions'
import { projectCreator } from '../projects/seed'
import type { Audit } from '../security-events/security-events'
import type { LightUser } from '../users/users'

/**
 * Requires that a user of `internal` may create projects.
 *
 * @throws {DomainError} for anonymous users, and for others unless `APP_PROJECT_CREATION` is
 * `open` or they have the permission `create_projects`.
 */
export async function requireProjectCreator(
  { db, config }: { db: Database; config: Pick<Config, 'production' | 'projectCreation'> },
  { row }: LightUser,
): Promise<void> {
  if (row.isAnonymous) {
    throw forbidden('Anonymous users cannot own projects. Sign up with an account first.')
  }
  const creation = config.projectCreation ?? (config.production ? 'permitted' : 'open')
  if (creation === 'open') return
  const filter = { userId: row.id, permissionId: projectCreator.id, recursive: true }
  const held = await listProjectPermissions(db, 'internal', filter)
  if (held.length > 0) return
  throw forbidden(
    'You do not have permission to create projects. The operator of this service can grant it: app-server owner add, or APP_PROJECT_CREATION.',
  )
}

/** A user of `internal`, with the facts that may rule out owning projects. */
export interface PossibleOwner {
  id: string
  isAnonymous: boolean
}

/** Finds users of `internal` by id or verified address. */
async function listPossibleCreators(db: Database, idOrEmail: string): Promise<PossibleOwner[]> {
  const email = sql`lower(${contactChannels.value}) = lower(${idOrEmail})`
  const withAddress = db
    .select({ id: contactChannels.userId })
    .from(contactChannels)
    .where(and(email, eq(contactChannels.isVerified, true)))
  return db
    .select({ id: users.id, isAnonymous: users.isAnonymous })
    .from(users)
    .where(
      and(
        eq(users.projectId, 'internal'),
        sql`(${users.id}::text = ${idOrEmail} or ${users.id} in ${withAddress})`,
      ),
    )
}

/**
 * Finds the user of `internal` with an id or verified address, who is to own projects.
 *
 * @param options.mayBeAnonymous Whether a user who cannot own projects is accepted.
 * @throws {DomainError} if there is none, or more than one.
 */
export async function requirePossibleOwner(
  db: Database,
  given: string,
  options?: { mayBeAnonymous?: boolean },
): Promise<string> {
  return requireOneOwner(await listPossibleCreators(db, given), given, options)
}

/** @throws {DomainError} unless exactly one user was found for an id or address, who can own projects. */
export function requireOneOwner(
  found: PossibleOwner[],
  given: string,
  { mayBeAnonymous = false }: { mayBeAnonymous?: boolean } = {},
): string {
  const [user, other] = found
  if (!user) {
    throw invalidInput(
      `No user of the project internal has the id or verified email ${given}. Create one with app-server owner add EMAIL --create; a user who signed up must verify the address first.`,
    )
  }
  if (other) {
    const ids = found.map((one) => one.id).join(', ')
    throw invalidInput(`Several users have this address. Pass one of these ids: ${ids}.`)
  }
  if (user.isAnonymous && !mayBeAnonymous) {
    throw invalidInput('This user is anonymous. Anonymous users cannot own projects.')
  }
  return user.id
}

/** Grants or revokes the permission to create projects. Idempotent: no change, no event. */
export async function setProjectCreator(
  db: Database,
  userId: string,
  { isPermitted, audit }: { isPermitted: boolean; audit: Audit },
): Promise<void> {
  const grant = { userId, permissionId: projectCreator.id }
  const held = await listProjectPermissions(db, 'internal', { ...grant, recursive: false })
  if (held.length > 0 === isPermitted) return
  const change = isPermitted ? grantProjectPermission : revokeProjectPermission
  await change(db, 'internal', { ...grant, audit })
}

/** Returns settings of the project `internal` that are too open for production. */
export async function findOpenOwnership(
  db: Database,
): Promise<{ isAnonymousEnabled: boolean; anonymousOwners: number }> {
  const { rows } = await db.execute<{ enabled: boolean; owners: number }>(sql`
    select exists (select 1 from projects where id = 'internal' and anonymous_enabled) as enabled,
      (select count(*)::int from users where project_id = 'internal' and is_anonymous
        and json_typeof(server_metadata->'managedProjectIds') = 'array'
        and json_array_length(server_metadata->'managedProjectIds') > 0) as owners`)
  const [found] = rows
  return { isAnonymousEnabled: found?.enabled ?? false, anonymousOwners: found?.owners ?? 0 }
}

/** Disables anonymous sign-up in `internal`, which a service in development allows. */
export async function disableAnonymousOwners(db: Database): Promise<void> {
  await db.update(projects).set({ anonymousEnabled: false }).where(eq(projects.id, 'internal'))
}
