import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'

/** Sign-in method that comes before the second factor. */
export type FirstFactor =
  | { method: 'password' | 'email_code' | 'passkey' }
  | { method: 'oauth'; providerId: string }

/** Data of the codes by type. */
export interface CodeData {
  contact_channel_verification: { userId: string; email: string }
  /**
   * Without a user id, signing in creates the user, or takes over the account of an address that
   * was never verified, in any project if `takesOver` is set.
   */
  otp_sign_in: { userId: string | null; email: string; takesOver?: boolean }
  /** Codes of earlier versions have no address and are refused. */
  password_reset: { userId: string; email?: string }
  /** A sign-in waiting for the second factor. */
  mfa_attempt: {
    userId: string
    isNewUser: boolean
    /** Absent in sign-ins that an earlier version started. */
    firstFactor?: FirstFactor
    /** Credential id of a passkey that verified its user for the first time. */
    verifiedPasskeyId?: string
    /** Hash of the authorization code that was the first factor. */
    authorizationCodeHash?: string
  }
  /** Without an inviter it was sent by the app's server. */
  team_invitation: {
    teamId: string
    email: string
    inviterId?: string | null
    /** Absent: none. */
    permissionIds?: string[]
    /**
     * Invitation that this is an additional link to. It was not sent to the invited address, so using it verifies no
     * address.
     */
    invitationId?: string
  }
  passkey_registration: { userId: string; challenge: string }
  passkey_authentication: { challenge: string }
  /** A link that signs one browser in as the user. */
  impersonation: {
    userId: string
    /** Lifetime of the session in milliseconds. */
    sessionMs: number
    /** Person who is going to use the link; `null` if the caller named none. */
    issuedBy: string | null
  }
}

/** Type of a code. Endpoints of another type treat it as unknown. */
export type CodeType = keyof CodeData

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/**
 * Default lifetimes in milliseconds. Codes that sign in or reset a password expire soon (OWASP ASVS
 * 5.0 6.5.5).
 */
const lifetimes: Record<CodeType, number> = {
  contact_channel_verification: 7 * day,
  otp_sign_in: 15 * minute,
  password_reset: 60 * minute,
  mfa_attempt: 5 * minute,
  team_invitation: 7 * day,
  passkey_registration: 65 * second,
  passkey_authentication: 65 * second,
  impersonation: 5 * minute,
}

/** Length of the typed part, before the nonce. Attempts are counted by the nonce. */
const typedLength = 6
const maxAttempts = 20

/** Splits a code into the typed part and the part that the browser keeps. */
export function splitCode(code: string): { typed: string; nonce: string } {
  return { typed: code.slice(0, typedLength).toUpperCase(), nonce: code.slice(typedLength) }
}

/** A code to create. */
interface NewCode<Type extends CodeType> {
  type: Type
  data: CodeData[Type]
  callbackUrl?: string
  teamId?: string
  now: Date
  /** @default The lifetime of the type. */
  lifetimeMinutes?: number
  /** Takes precedence over the lifetime. */
  expiresAt?: Date
}

/** Creates a code of 45 characters. Only its hash is stored. */
export async function createCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  newCode: NewCode<Type>,
): Promise<{ id: string; code: string; expiresAt: Date }> {
  const { type, data, callbackUrl, teamId, now, lifetimeMinutes } = newCode
  const lifetimeMs = lifetimeMinutes === undefined ? lifetimes[type] : lifetimeMinutes * minute
  const { expiresAt = new Date(now.getTime() + lifetimeMs) } = newCode
  const code = randomBase32()
  const [row] = await db
    .insert(verificationCodes)
    .values({
      projectId,
      type,
      data,
      callbackUrl,
      teamId,
      userId: ownerOf(data),
      codeHash: hashToken(code),
      nonceHash: hashToken(splitCode(code).nonce),
      createdAt: now,
      expiresAt,
    })
    .returning({ id: verificationCodes.id })
  if (!row) throw new Error('The database returned no row for a new code.')
  return { id: row.id, code, expiresAt }
}

/** Returns the user that a code acts for, or the sender of an invitation. */
function ownerOf(data: CodeData[CodeType]): string | null {
  if ('userId' in data) return data.userId
  return 'inviterId' in data ? (data.inviterId ?? null) : null
}

/** Returns the link in an email: the callback URL with the code. */
export function toCodeLink(callbackUrl: string, code: string): string {
  const link = new URL(callbackUrl)
  link.searchParams.set('code', code)
  return link.href
}

/** A code as received. */
export interface PresentedCode<Type extends CodeType> {
  type: Type
  /** 45 characters, case-insensitive. */
  code: string
  now: Date
}

/** Reasons to refuse a code that exists. */
type CodeProblem =
  | 'VERIFICATION_CODE_EXPIRED'
  | 'VERIFICATION_CODE_ALREADY_USED'
  | 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'

/** A code that exists. */
interface FoundCode<Type extends CodeType> {
  id: string
  data: CodeData[Type]
  expiresAt: Date
  /** Reason that it can no longer be used; `null` if it can. */
  problem: CodeProblem | null
}

/**
 * Finds a code, and counts the attempt.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function findCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  { type, code: presented, now }: PresentedCode<Type>,
): Promise<FoundCode<Type>> {
  const code = presented.toLowerCase()
  const codeHash = hashToken(code)
  // Counts for all codes with this nonce, so that the typed part cannot be guessed.
  const counted = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.projectId, projectId),
        eq(verificationCodes.nonceHash, hashToken(splitCode(code).nonce)),
      ),
    )
    .returning()
  const found = counted.find((row) => row.type === type && row.codeHash === codeHash)
  if (!found) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  const { id, expiresAt } = found
  // Written by `createCode` for the same type.
  return { id, expiresAt, data: found.data as CodeData[Type], problem: findProblem(found, now) }
}

function findProblem(
  { expiresAt, usedAt, attempts }: typeof verificationCodes.$inferSelect,
  now: Date,
): CodeProblem | null {
  if (expiresAt <= now) return 'VERIFICATION_CODE_EXPIRED'
  if (usedAt) return 'VERIFICATION_CODE_ALREADY_USED'
  return attempts > maxAttempts ? 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED' : null
}

/**
 * Checks a code without using it, and counts the attempt.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND, …_EXPIRED, …_ALREADY_USED, …_MAX_ATTEMPTS_REACHED
 */
export async function checkCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  presented: PresentedCode<Type>,
): Promise<{ id: string; data: CodeData[Type] }> {
  const { id, data, problem } = await findCode(db, projectId, presented)
  if (problem) throw knownError(problem)
  return { id, data }
}

/**
 * Marks a checked code as used.
 *
 * @returns Its data, which may have changed since it was checked.
 * @throws VERIFICATION_CODE_ALREADY_USED if it was used or revoked since it was checked.
 */
export async function markUsed(
  tx: Database,
  { id, now }: { id: string; now: Date },
): Promise<CodeData[CodeType]> {
  const [used] = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ data: verificationCodes.data })
  if (!used) throw knownError('VERIFICATION_CODE_ALREADY_USED')
  return used.data as CodeData[CodeType]
}

/** Callbacks of using a code. If one throws, the code remains usable. */
interface SpendConditions<Type extends CodeType> {
  /** Runs before the transaction. */
  precheck?: (data: CodeData[Type]) => Promise<void>
  /** Runs in the transaction before the code is marked as used. */
  first?: (tx: Database, data: CodeData[Type], id: string) => Promise<void>
  /** Runs in the transaction after the code was marked as used, with its data as of then. */
  within?: (tx: Database, data: CodeData[Type]) => Promise<void>
}

/** Uses a code atomically: of concurrent callers, one succeeds. */
export async function spendCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  presented: PresentedCode<Type>,
  { precheck, first, within }: SpendConditions<Type> = {},
): Promise<CodeData[Type]> {
  const { id, data } = await checkCode(db, projectId, presented)
  await precheck?.(data)
  const spend = async (tx: Database) => {
    await first?.(tx, data, id)
    const current = await markUsed(tx, { id, now: presented.now })
    // Written by `createCode` for the same type.
    await within?.(tx, current as CodeData[Type])
  }
  await (first || within ? db.transaction(spend) : spend(db))
  return data
}
