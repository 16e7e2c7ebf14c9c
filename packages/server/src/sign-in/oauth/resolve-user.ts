import type { SentErrorCode } from '@app/contract/known-errors'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { oauthAccounts } from '../../db/schema/index'
import { DomainError, knownError, ServiceError } from '../../lib/errors'
import { isEnabled } from '../../project-settings/first-factor'
import { requireAllowedAddress } from '../../projects/email-domains'
import type { Project } from '../../projects/projects'
import type { Audit } from '../../security-events/security-events'
import { type AuthChannel, findAuthChannel } from '../../sessions/sign-in-addresses'
import {
  type Approval,
  approveSignUp,
  requireApproval,
  type SignUpContext,
} from '../../sign-up-hook/approve'
import { requireOpenSignUp } from '../../sign-up-hook/open-sign-up'
import { createUserWithin } from '../../users/create-user'
import { type ClaimedTerms, requireAcceptedTerms } from '../../users/terms'
import { canBeTaken, findHolder, takeAddress } from '../unverified-addresses'
import { isDisconnected } from './connected-accounts'
import type { ProviderAccount } from './providers/provider'

/** User of a provider account. */
export interface ResolvedUser {
  userId: string
  isNewUser: boolean
}

/** A provider account that signs in. */
export interface AccountUse {
  providerId: string
  account: ProviderAccount
  /** Terms that the visitor accepted, if the sign-in creates a user. */
  terms: ClaimedTerms
}

/** The stored part of an account. */
type AccountKey = Pick<ProviderAccount, 'accountId' | 'email'>

/** Finds or creates the user of a provider account. */
export async function resolveUser(
  context: SignUpContext,
  project: Project,
  use: AccountUse,
): Promise<ResolvedUser> {
  try {
    return await resolveOnce(context, project, use)
  } catch (error) {
    // A concurrent request inserted the same account.
    if (!isConflict(error)) throw error
    return resolveOnce(context, project, use)
  }
}

/** Errors of a concurrent request that connected the account or took the address. */
const conflictCodes: SentErrorCode[] = [
  'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  'USER_EMAIL_ALREADY_EXISTS',
]

function isConflict(error: unknown): boolean {
  if (error instanceof DomainError) return error.kind === 'conflict'
  return error instanceof ServiceError && conflictCodes.includes(error.code)
}

async function resolveOnce(
  context: SignUpContext,
  project: Project,
  use: AccountUse,
): Promise<ResolvedUser> {
  const owner = await findOwner(context.db, project.id, use)
  if (owner) return { userId: owner, isNewUser: false }
  if (!project.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
  return mergeOrCreate(context, project, use)
}

async function findOwner(
  db: Database,
  projectId: string,
  { providerId, account }: Pick<Link, 'providerId' | 'account'>,
) {
  const [found] = await db
    .select({ userId: oauthAccounts.userId })
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        eq(oauthAccounts.providerId, providerId),
        eq(oauthAccounts.accountId, account.accountId),
      ),
    )
  return found?.userId ?? null
}

/** An account that a user wants to connect. */
interface Link {
  providerId: string
  account: AccountKey
  userId: string
}

/**
 * Connects an account to a user who has none of the provider.
 *
 * @throws OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER,
 * USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION
 */
export async function linkAccount(
  db: Database,
  projectId: string,
  link: Link & { audit: Audit },
): Promise<void> {
  if (await isLinked(db, projectId, link)) return
  await attach(db, projectId, link.userId, link).catch(async (error) => {
    // A concurrent request of the same user may have connected it.
    if (!isConflict(error) || !(await isLinked(db, projectId, link))) throw error
  })
}

/**
 * Returns whether an account is already connected to a user.
 *
 * @throws OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER,
 * USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION if it cannot be connected.
 */
export async function isLinked(db: Database, projectId: string, link: Link): Promise<boolean> {
  const { userId, providerId } = link
  const owner = await findOwner(db, projectId, link)
  if (owner === userId) return true
  const [other] = await db
    .select({ accountId: oauthAccounts.accountId })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.providerId, providerId)))
  if (other) throw knownError('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION')
  if (owner) throw knownError('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
  return false
}

/** Applies the project's merge strategy if the address already belongs to a user. */
async function mergeOrCreate(
  context: SignUpContext,
  project: Project,
  use: AccountUse,
): Promise<ResolvedUser> {
  const { db, audit } = context
  const { account, providerId } = use
  const channel = account.email ? await findAuthChannel(db, project.id, account.email) : null
  const strategy = project.oauthAccountMergeStrategy
  if (channel && strategy !== 'allow_duplicates') {
    // The users are the same only if both addresses are verified.
    const isSamePerson =
      channel.isVerified &&
      account.emailVerified &&
      !(await isDisconnected(db, channel.userId, providerId))
    const verifiesMailbox =
      strategy === 'link_method' && account.emailVerified && !channel.isVerified
    if (verifiesMailbox && (await canBeTaken(db, project, channel))) {
      return takeOver(context, project, { ...use, channel })
    }
    if (strategy === 'raise_error' || !isSamePerson) {
      throw knownError('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
        type: 'email',
        contact_channel_value: account.email,
      })
    }
    await attach(db, project.id, channel.userId, { ...use, audit })
    return { userId: channel.userId, isNewUser: false }
  }
  const approval = await approveAccount(context, project, use)
  const usedForAuth = channel === null
  const created = { ...use, approval, usedForAuth }
  return db.transaction((tx) => createWithAccount(tx, project, created))
}

/** Moves an address to the owner of its mailbox and connects the account that verified it. */
async function takeOver(
  context: SignUpContext,
  project: Project,
  { channel, ...use }: AccountUse & { channel: AuthChannel },
): Promise<ResolvedUser> {
  const { db, audit } = context
  const isNew = (await findHolder(db, channel)) === 'other'
  // Before the transaction, because the hook takes time.
  const approval = isNew ? await approveAccount(context, project, use) : null
  return db.transaction(async (tx) => {
    const userId = await takeAddress(tx, project, { channel, audit })
    if (!userId) return createWithAccount(tx, project, { ...use, approval, usedForAuth: true })
    await attach(tx, project.id, userId, { ...use, audit })
    return { userId, isNewUser: false }
  })
}

/**
 * Checks whether a provider account may create a user, and asks the sign-up hook.
 *
 * @throws EMAIL_DOMAIN_NOT_ALLOWED, TERMS_NOT_ACCEPTED, SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED
 */
async function approveAccount(
  context: SignUpContext,
  project: Project,
  { providerId, account, terms }: AccountUse,
): Promise<Approval> {
  const { email, emailVerified, displayName } = account
  const caller = { project, access: 'client' } as const
  requireAllowedAddress(caller, email)
  return approveSignUp(context, caller, {
    method: 'oauth',
    providerId,
    email: email ? { value: email, isVerified: emailVerified } : null,
    displayName,
    acceptedTermsVersion: requireAcceptedTerms(caller, terms)?.version,
  })
}

/**
 * Creates the user of an account, whose provider may have been disabled while the hook responded.
 *
 * @throws EMAIL_DOMAIN_NOT_ALLOWED, OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED, SIGN_UP_NOT_ENABLED, TERMS_NOT_ACCEPTED,
 * SIGN_UP_HOOK_FAILED
 */
async function createWithAccount(
  tx: Database,
  project: Project,
  {
    providerId,
    account,
    terms,
    approval,
    usedForAuth,
  }: AccountUse & { approval: Approval | null; usedForAuth: boolean },
): Promise<ResolvedUser> {
  const { accountId, email, emailVerified, displayName, profileImageUrl } = account
  const caller = { project, access: 'client' } as const
  requireAllowedAddress(caller, email)
  if (!(await isEnabled(tx, project.id, { method: 'oauth', providerId }))) {
    throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  }
  await requireOpenSignUp(tx, project.id, 'oauth')
  const user = await createUserWithin(tx, project, {
    acceptedTerms: requireAcceptedTerms(caller, terms),
    approval: requireApproval(caller, approval),
    displayName,
    profileImageUrl,
    email: email ? { value: email, isVerified: emailVerified, usedForAuth } : undefined,
    oauthAccounts: [{ providerId, accountId, email }],
  })
  return { userId: user.row.id, isNewUser: true }
}

async function attach(
  db: Database,
  projectId: string,
  userId: string,
  { providerId, account, audit }: Pick<Link, 'providerId' | 'account'> & { audit: Audit },
) {
  const { accountId, email } = account
  await db.transaction(async (tx) => {
    const attached = await tx
      .insert(oauthAccounts)
      .values({ projectId, userId, providerId, accountId, email })
      .onConflictDoNothing()
      .returning({ userId: oauthAccounts.userId })
    // A concurrent request of another user connected it.
    if (attached.length === 0) {
      throw knownError('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
    }
    await audit(tx, {
      type: 'connected_account.added',
      projectId,
      userId,
      details: { provider_id: providerId },
      notice: { providerId },
    })
  })
}
