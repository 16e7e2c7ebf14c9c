import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { oauthAccounts, oauthProviderTokens } from '../../db/schema/index'
import { knownError } from '../../lib/errors'
import { findProvider, type ProviderContext } from './find-provider'
import { type ProviderTokens, refreshAtProvider } from './provider-client'

/** Minimum remaining lifetime of a returned access token, in milliseconds. */
const minLifeMs = 5 * 60 * 1000

/** Identifies a provider account. */
interface AccountKey {
  projectId: string
  providerId: string
  accountId: string
}

/** Splits a scope parameter. */
export function splitScopes(scope: string | null | undefined): string[] {
  return [...new Set((scope ?? '').split(/\s+/).filter(Boolean))]
}

/** Stores the tokens of an account, encrypted. */
export async function saveTokens(
  { db, secretBox }: Pick<ProviderContext, 'db' | 'secretBox'>,
  account: AccountKey,
  { tokens, scopes, now }: { tokens: ProviderTokens; scopes: string[]; now: Date },
): Promise<void> {
  const { accessToken, refreshToken, expiresInSeconds } = tokens
  const expiresAt = new Date(now.getTime() + expiresInSeconds * 1000)
  const access = {
    kind: 'access' as const,
    encryptedToken: secretBox.encrypt(accessToken),
    expiresAt,
  }
  const refresh = refreshToken && {
    kind: 'refresh' as const,
    encryptedToken: secretBox.encrypt(refreshToken),
    expiresAt: null,
  }
  const rows = [access, ...(refresh ? [refresh] : [])].map((row) => ({
    ...account,
    ...row,
    scopes,
  }))
  await db.insert(oauthProviderTokens).values(rows)
}

/** Returns an access token of the provider that covers all scopes, refreshing it if necessary. */
export async function getProviderAccessToken(
  context: ProviderContext & { now: () => Date },
  projectId: string,
  { userId, providerId, scope }: { userId: string; providerId: string; scope?: string },
): Promise<string> {
  const { db, secretBox, now } = context
  const found = await findProvider(context, projectId, providerId)
  if (found.type === 'shared') {
    throw knownError('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
  }
  const account = await findAccount(db, { projectId, userId, providerId })
  if (!account) throw knownError('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
  const wanted = splitScopes(scope)
  const kept = await db
    .select()
    .from(oauthProviderTokens)
    .where(
      and(
        eq(oauthProviderTokens.projectId, projectId),
        eq(oauthProviderTokens.providerId, providerId),
        eq(oauthProviderTokens.accountId, account.accountId),
      ),
    )
    .orderBy(desc(oauthProviderTokens.expiresAt))
  const covering = kept.filter((row) => wanted.every((one) => row.scopes.includes(one)))
  const goodUntil = now().getTime() + minLifeMs
  const access = covering.find(
    (row) => row.kind === 'access' && row.expiresAt && row.expiresAt.getTime() >= goodUntil,
  )
  if (access) return secretBox.decrypt(access.encryptedToken)

  for (const row of covering.filter(({ kind }) => kind === 'refresh')) {
    const refreshToken = secretBox.decrypt(row.encryptedToken)
    const tokens = await refreshAtProvider(found, refreshToken, context.fetch)
    if (!tokens) continue
    // A rotated refresh token replaces the old one.
    if (tokens.refreshToken) {
      await db.delete(oauthProviderTokens).where(eq(oauthProviderTokens.id, row.id))
    }
    const key = { projectId, providerId, accountId: account.accountId }
    await saveTokens(context, key, { tokens, scopes: row.scopes, now: now() })
    return tokens.accessToken
  }
  throw knownError('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
}

async function findAccount(
  db: Database,
  { projectId, userId, providerId }: { projectId: string; userId: string; providerId: string },
) {
  const [account] = await db
    .select({ accountId: oauthAccounts.accountId })
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        eq(oauthAccounts.userId, userId),
        eq(oauthAccounts.providerId, providerId),
      ),
    )
  return account ?? null
}
