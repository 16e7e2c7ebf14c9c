import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import {
  contactChannels,
  oauthAccounts,
  otpMethods,
  passkeys,
  passwords,
  selectedTeams,
  teams,
  users,
} from '../db/schema/index'

/** A user with everything that their wire forms tell. */
export interface User {
  row: typeof users.$inferSelect
  primaryEmail: { value: string; isVerified: boolean; usedForAuth: boolean } | null
  hasPassword: boolean
  hasOtp: boolean
  hasPasskey: boolean
  oauthProviders: { id: string; account_id: string; email: string | null }[]
  selectedTeam: typeof teams.$inferSelect | null
}

const oauthAccountsOfUser = sql<User['oauthProviders']>`coalesce((
  select json_agg(json_build_object('id', ${oauthAccounts.providerId},
    'account_id', ${oauthAccounts.accountId}, 'email', ${oauthAccounts.email})
    order by ${oauthAccounts.providerId})
  from ${oauthAccounts} where ${oauthAccounts.userId} = ${users.id}), '[]')`

/** Finds a user of a project, in one query. */
export async function findUser(
  db: Database,
  projectId: string,
  userId: string,
): Promise<User | null> {
  const [found] = await db
    .select({
      row: users,
      primaryEmail: {
        value: contactChannels.value,
        isVerified: contactChannels.isVerified,
        usedForAuth: contactChannels.usedForAuth,
      },
      hasPassword: sql<boolean>`${passwords.userId} is not null`,
      hasOtp: sql<boolean>`${otpMethods.userId} is not null`,
      hasPasskey: sql<boolean>`${passkeys.userId} is not null`,
      oauthProviders: oauthAccountsOfUser,
      selectedTeam: teams,
    })
    .from(users)
    .leftJoin(
      contactChannels,
      and(
        eq(contactChannels.userId, users.id),
        eq(contactChannels.type, 'email'),
        contactChannels.isPrimary,
      ),
    )
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .leftJoin(otpMethods, eq(otpMethods.userId, users.id))
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .leftJoin(selectedTeams, eq(selectedTeams.userId, users.id))
    .leftJoin(teams, eq(teams.id, selectedTeams.teamId))
    .where(and(eq(users.id, userId), eq(users.projectId, projectId)))
  return found ?? null
}
