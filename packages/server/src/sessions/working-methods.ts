import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import {
  contactChannels,
  oauthAccounts,
  oauthProviders,
  otpMethods,
  passkeys,
  passwords,
} from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'

/**
 * Requires that a user can still sign in after a change in this transaction. Lock the user first: otherwise two
 * concurrent changes could each rely on the method that the other one removes.
 *
 * @throws LAST_SIGN_IN_METHOD
 */
export async function requireSignInMethod(
  tx: Database,
  project: Project,
  userId: string,
): Promise<void> {
  if (!(await hasSignInMethod(tx, project, userId))) throw knownError('LAST_SIGN_IN_METHOD')
}

/**
 * Makes a change that must not take the last sign-in method of a user. A user who has none may make it.
 * Lock the user first, as for {@link requireSignInMethod}.
 *
 * @throws LAST_SIGN_IN_METHOD
 */
export async function keepSignInMethod<T>(
  tx: Database,
  project: Project,
  userId: string,
  change: () => Promise<T>,
): Promise<T> {
  const hadOne = await hasSignInMethod(tx, project, userId)
  const result = await change()
  if (hadOne) await requireSignInMethod(tx, project, userId)
  return result
}

/** Returns whether a sign-in method of a user works with the settings of the project. */
async function hasSignInMethod(tx: Database, project: Project, userId: string): Promise<boolean> {
  const has = (table: PgTable, condition: SQL | undefined) =>
    exists(tx.select({ found: sql`1` }).from(table).where(condition))
  const isSignInAddress = and(
    eq(contactChannels.userId, userId),
    eq(contactChannels.usedForAuth, true),
  )
  const hasPassword = and(
    has(passwords, eq(passwords.userId, userId)),
    has(contactChannels, isSignInAddress),
  )
  // Codes are only sent to verified addresses.
  const hasEmailCode = and(
    has(otpMethods, eq(otpMethods.userId, userId)),
    has(contactChannels, and(isSignInAddress, eq(contactChannels.isVerified, true))),
  )
  const hasAccount = exists(
    tx
      .select({ found: sql`1` })
      .from(oauthAccounts)
      .innerJoin(
        oauthProviders,
        and(
          eq(oauthProviders.projectId, oauthAccounts.projectId),
          eq(oauthProviders.id, oauthAccounts.providerId),
          eq(oauthProviders.enabled, true),
        ),
      )
      .where(eq(oauthAccounts.userId, userId)),
  )
  const methods = [
    ...(project.credentialEnabled ? [hasPassword] : []),
    ...(project.magicLinkEnabled ? [hasEmailCode] : []),
    ...(project.passkeyEnabled ? [has(passkeys, eq(passkeys.userId, userId))] : []),
    hasAccount,
  ]
  const [found] = await tx
    .select({ works: sql<boolean>`${sql.join(methods, sql` or `)}` })
    .from(sql`(select 1) one`)
  return found?.works ?? false
}
