import { and, eq, inArray } from 'drizzle-orm'
import { toUuid } from '../../crypto/to-uuid'
import {
  contactChannels,
  oauthAccounts,
  passkeys,
  teams,
  toChannelKey,
  users,
} from '../../db/schema/index'
import { toLowerCase } from '../../sessions/sign-in-addresses'
import type { Numbered, Refusal } from './batches'
import { listPermissionNames, toPermissionName } from './permissions'
import { type IdentifiedUser, type ImportedUser, listPasskeyRecords } from './record'
import type { Importer, ImportTarget } from './target'
import { toTeamName } from './teams'
import { writeUsers } from './write-users'

/** Imports users with all their data. Sends no emails and no webhooks. */
export const userImporter: Importer<ImportedUser> = {
  async plan(target, items) {
    const identified = items.map(({ line, item }) => ({ line, item: identify(target, item) }))
    const known = identified.flatMap(({ item }) => (item ? [item] : []))
    const [owners, taken, available] = await Promise.all([
      findOwners(target, known),
      findTakenNames(target, known),
      findAvailable(target, known),
    ])
    const fresh: Numbered<ImportedUser>[] = []
    const refusals: Refusal[] = []
    for (const { line, item } of identified) {
      if (item && owners.get(item.id) === target.projectId) continue
      const reason = findProblem(item, { owners, taken, available })
      if (item && reason === null) {
        for (const name of uniqueNames(item)) taken.add(name)
        for (const name of uniqueNames(item)) target.taken.add(name)
        fresh.push({ line, item })
      } else {
        refusals.push({ line, reason: reason ?? '' })
      }
    }
    return { fresh, present: items.length - fresh.length - refusals.length, refusals }
  },

  write: (tx, target, items) =>
    // `plan` only returns users with an id.
    writeUsers(tx, target, items as IdentifiedUser[]),
}

/**
 * Derives the id of a user without one from their sign-in address or account, so that importing a
 * line again finds the same user.
 */
function identify({ projectId }: ImportTarget, user: ImportedUser): IdentifiedUser | null {
  if (user.id) return { ...user, id: user.id.toLowerCase() }
  const [account] = user.oauth_providers ?? []
  const name = user.primary_email ?? (account && `${account.id} ${account.account_id}`)
  return name ? { ...user, id: toUuid(`${projectId} ${name}`) } : null
}

/** Returns names that can each belong to only one user. */
function uniqueNames(user: IdentifiedUser): string[] {
  const further = user.contact_channels ?? []
  return [
    `id ${user.id}`,
    ...(user.primary_email && user.primary_email_auth_enabled !== false
      ? [toEmailName(user.primary_email)]
      : []),
    ...further.filter((channel) => channel.used_for_auth).map(({ value }) => toEmailName(value)),
    ...(user.oauth_providers ?? []).map(({ id, account_id }) => toAccountName(id, account_id)),
    ...listPasskeyRecords(user).map(({ credential_id: id }) => toPasskeyName(id)),
  ]
}

const toEmailName = (email: string) => `sign-in address ${toLowerCase(email)}`
const toAccountName = (provider: string, account: string) => `account ${account} at ${provider}`
const toPasskeyName = (credentialId: string) => `passkey ${credentialId}`

function findProblem(
  user: IdentifiedUser | null,
  {
    owners,
    taken,
    available,
  }: { owners: Map<string, string>; taken: Set<string>; available: Set<string> },
): string | null {
  if (!user) return 'needs an id, a primary_email or an account of oauth_providers'
  if (owners.has(user.id)) return 'id: belongs to a user of another project'
  const names = uniqueNames(user)
  const name = names.find((one) => taken.has(one))
  if (name) return `another user has the ${name}`
  const missing = neededNames(user).find((one) => !available.has(one))
  if (missing) return `there is no ${missing}`
  const addresses = (user.contact_channels ?? []).map(({ value }) => value)
  const isTwice =
    new Set(addresses).size < addresses.length || addresses.includes(user.primary_email ?? '')
  // The same address in two letter cases cannot be used twice for signing in.
  if (isTwice || new Set(names).size < names.length) {
    return 'contact_channels: contains an address twice'
  }
  const teamIds = (user.teams ?? []).map(({ team_id: id }) => id.toLowerCase())
  if (new Set(teamIds).size < teamIds.length) return 'teams: contains a team twice'
  const { selected_team_id: selected } = user
  const isMember = teamIds.some((id) => id === selected?.toLowerCase())
  return selected && !isMember ? 'selected_team_id: must be one of teams' : null
}

/** Returns the names of objects that a user refers to. */
function neededNames(user: IdentifiedUser): string[] {
  const memberships = user.teams ?? []
  return [
    ...(user.permission_ids ?? []).map((id) => toPermissionName({ scope: 'project', id })),
    ...memberships.map(({ team_id: id }) => toTeamName(id)),
    ...memberships
      .flatMap(({ permission_ids: ids = [] }) => ids)
      .map((id) => toPermissionName({ scope: 'team', id })),
  ]
}

/** Finds the projects of existing users with these ids. */
async function findOwners({ db }: ImportTarget, items: IdentifiedUser[]) {
  if (items.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: users.id, projectId: users.projectId })
    .from(users)
    .where(
      inArray(
        users.id,
        items.map(({ id }) => id),
      ),
    )
  return new Map(rows.map((row) => [row.id, row.projectId]))
}

async function findTakenNames({ db, projectId, taken }: ImportTarget, items: IdentifiedUser[]) {
  const emails = items.flatMap(({ primary_email: primary, contact_channels: further = [] }) => [
    ...(primary ? [primary] : []),
    ...further.map(({ value }) => value),
  ])
  const accounts = items.flatMap(({ oauth_providers: list = [] }) => list)
  const credentialIds = items.flatMap(listPasskeyRecords).map(({ credential_id: id }) => id)
  const channels = await db
    .select({ value: contactChannels.value })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.type, 'email'),
        contactChannels.usedForAuth,
        inArray(toChannelKey(contactChannels), emails.map(toLowerCase)),
      ),
    )
  const connected = await db
    .select()
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        inArray(
          oauthAccounts.providerId,
          accounts.map(({ id }) => id),
        ),
        inArray(
          oauthAccounts.accountId,
          accounts.map(({ account_id: id }) => id),
        ),
      ),
    )
  const credentials = await db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(and(eq(passkeys.projectId, projectId), inArray(passkeys.credentialId, credentialIds)))
  return new Set([
    ...taken,
    ...channels.map(({ value }) => toEmailName(value)),
    ...connected.map(({ providerId, accountId }) => toAccountName(providerId, accountId)),
    ...credentials.map(({ id }) => toPasskeyName(id)),
  ])
}

/** Finds the teams and permissions that users may refer to. */
async function findAvailable(target: ImportTarget, items: IdentifiedUser[]): Promise<Set<string>> {
  const ids = items.flatMap(({ teams: list = [] }) => list.map(({ team_id: id }) => id))
  const rows = await target.db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.projectId, target.projectId), inArray(teams.id, ids)))
  return new Set([
    ...(await listPermissionNames(target)),
    ...target.taken,
    ...rows.map(({ id }) => toTeamName(id)),
  ])
}
