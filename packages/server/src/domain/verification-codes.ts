import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/index'
import { knownError } from '../errors'

/** What a code of each type remembers. */
export interface CodeData {
  contact_channel_verification: { userId: string; email: string }
  /** Without a user the sign-in makes one. */
  otp_sign_in: { userId: string | null; email: string }
  password_reset: { userId: string }
  /** A sign-in that waits for its second factor. */
  mfa_attempt: { userId: string; isNewUser: boolean }
  team_invitation: { teamId: string; email: string }
  passkey_registration: { userId: string; challenge: string }
  passkey_authentication: { challenge: string }
}

/** Kinds of codes. A code of one kind is unknown to the endpoints of another. */
export type CodeType = keyof CodeData

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Lifetimes in milliseconds (contract/http.md section 6). */
const lifetimes: Record<CodeType, number> = {
  contact_channel_verification: 7 * day,
  otp_sign_in: 7 * day,
  password_reset: 7 * day,
  mfa_attempt: 5 * minute,
  team_invitation: 7 * day,
  passkey_registration: 65 * second,
  passkey_authentication: 65 * second,
}

/** Typed codes have six characters before the nonce; guesses are counted by the nonce. */
const typedLength = 6
const maxAttempts = 20

/** The two parts of a code: what a person types, and what the browser keeps. */
export function splitCode(code: string): { typed: string; nonce: string } {
  return { typed: code.slice(0, typedLength).toUpperCase(), nonce: code.slice(typedLength) }
}

/** Makes a code of 45 characters. Only its hash is kept. */
export async function createCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  from: { type: Type; data: CodeData[Type]; callbackUrl?: string; teamId?: string; now: Date },
): Promise<{ id: string; code: string }> {
  const { type, data, callbackUrl, teamId, now } = from
  const code = randomBase32()
  const [row] = await db
    .insert(verificationCodes)
    .values({
      projectId,
      type,
      data,
      callbackUrl,
      teamId,
      codeHash: hashToken(code),
      nonceHash: hashToken(splitCode(code).nonce),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimes[type]),
    })
    .returning({ id: verificationCodes.id })
  if (!row) throw new Error('The database returned no row for a new code.')
  return { id: row.id, code }
}

/** The link a mail carries: the callback URL with the code. */
export function toCodeLink(callbackUrl: string, code: string): string {
  const link = new URL(callbackUrl)
  link.searchParams.set('code', code)
  return link.href
}

/** A code as presented. */
export interface PresentedCode<Type extends CodeType> {
  type: Type
  /** 45 characters, in any letter case. */
  code: string
  now: Date
}

/**
 * Looks a code up and counts the attempt, without using it.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND, …_EXPIRED, …_ALREADY_USED, …_MAX_ATTEMPTS_REACHED.
 */
export async function checkCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  { type, code: presented, now }: PresentedCode<Type>,
): Promise<{ id: string; data: CodeData[Type] }> {
  const code = presented.toLowerCase()
  const codeHash = hashToken(code)
  // Counts for every code with this nonce, so that the six characters before it cannot be guessed.
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
  if (found.expiresAt <= now) throw knownError('VERIFICATION_CODE_EXPIRED')
  if (found.usedAt) throw knownError('VERIFICATION_CODE_ALREADY_USED')
  if (found.attempts > maxAttempts) throw knownError('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  // Written by `createCode` for the same type.
  return { id: found.id, data: found.data as CodeData[Type] }
}

/**
 * Uses a code up, in one statement: of several callers at once, one succeeds.
 *
 * @param precheck Runs before the code is used; when it throws, the code stays good.
 */
export async function spendCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  presented: PresentedCode<Type>,
  precheck: (data: CodeData[Type]) => Promise<void> = async () => {},
): Promise<CodeData[Type]> {
  const { id, data } = await checkCode(db, projectId, presented)
  await precheck(data)
  const used = await db
    .update(verificationCodes)
    .set({ usedAt: presented.now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id })
  if (used.length === 0) throw knownError('VERIFICATION_CODE_ALREADY_USED')
  return data
}
