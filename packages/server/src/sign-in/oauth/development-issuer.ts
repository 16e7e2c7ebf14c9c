import { desc, eq } from 'drizzle-orm'
import * as oauth from 'oauth4webapi'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { oauthAccounts, users } from '../../db/schema/index'

/** Number of recent accounts offered on the page. */
const offered = 5
const codeLifetimeMs = 60_000

/** Account entered on the page. */
export interface TypedAccount {
  email: string
  name: string
}

/** Lists recent users, to be selected instead of typed. */
export async function listRecentAccounts(db: Database): Promise<TypedAccount[]> {
  const rows = await db
    .selectDistinctOn([oauthAccounts.accountId], {
      email: oauthAccounts.accountId,
      name: users.displayName,
      at: users.lastActiveAt,
    })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .orderBy(oauthAccounts.accountId, desc(users.lastActiveAt))
    .limit(100)
  return rows
    .filter((row) => row.email.includes('@'))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, offered)
    .map(({ email, name }) => ({ email, name: name ?? '' }))
}

interface EncryptedCode extends TypedAccount {
  redirectUri: string
  challenge: string
  expiresAt: number
}

/** Creates an authorization code that contains the account. */
export function createDevelopmentCode(
  secretBox: SecretBox,
  from: TypedAccount & { redirectUri: string; challenge: string; now: Date },
): string {
  const { now, ...rest } = from
  const encrypted: EncryptedCode = { ...rest, expiresAt: now.getTime() + codeLifetimeMs }
  return secretBox.encrypt(JSON.stringify(encrypted))
}

/** Exchanges a code for an access token, which contains the account too. */
export async function exchangeDevelopmentCode(
  secretBox: SecretBox,
  from: { code: string; redirectUri: string; verifier: string; now: Date },
): Promise<string | null> {
  const encrypted = openJson<EncryptedCode>(secretBox, from.code)
  if (!encrypted || encrypted.expiresAt < from.now.getTime()) return null
  const challenge = await oauth.calculatePKCECodeChallenge(from.verifier)
  if (encrypted.redirectUri !== from.redirectUri || encrypted.challenge !== challenge) return null
  return secretBox.encrypt(JSON.stringify({ email: encrypted.email, name: encrypted.name }))
}

/** Returns the account of an access token. */
export function readDevelopmentAccount(secretBox: SecretBox, token: string): TypedAccount | null {
  return openJson<TypedAccount>(secretBox, token)
}

function openJson<T>(secretBox: SecretBox, encrypted: string): T | null {
  try {
    return JSON.parse(secretBox.decrypt(encrypted))
  } catch {
    // Not encrypted by this server.
    return null
  }
}
