import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/client'
import { verificationCodes } from '../db/schema/index'
import { knownError } from '../errors'

/** What a code of each type remembers. */
export interface CodeData {
  contact_channel_verification: { userId: string; email: string }
  /** A sign-in that waits for its second factor. */
  mfa_attempt: { userId: string; isNewUser: boolean }
}

/** Kinds of codes. A code of one kind is unknown to the endpoints of another. */
export type CodeType = keyof CodeData

const day = 24 * 60 * 60 * 1000

/** Lifetimes in milliseconds (contract/http.md section 6). */
const lifetimes: Record<CodeType, number> = {
  contact_channel_verification: 7 * day,
  mfa_attempt: 5 * 60 * 1000,
}

/** Typed codes have six characters before the nonce; guesses are counted by the nonce. */
const typedLength = 6
const maxAttempts = 20

/** Makes a code of 45 characters. Only its hash is kept. */
export async function createCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  from: { type: Type; data: CodeData[Type]; callbackUrl?: string; now: Date },
): Promise<string> {
  const code = randomBase32()
  await db.insert(verificationCodes).values({
    projectId,
    type: from.type,
    data: from.data,
    callbackUrl: from.callbackUrl,
    codeHash: hashToken(code),
    nonceHash: hashToken(code.slice(typedLength)),
    createdAt: from.now,
    expiresAt: new Date(from.now.getTime() + lifetimes[from.type]),
  })
  return code
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
        eq(verificationCodes.nonceHash, hashToken(code.slice(typedLength))),
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

/** Uses a code up, in one statement: of several callers at once, one succeeds. */
export async function spendCode<Type extends CodeType>(
  db: Database,
  projectId: string,
  presented: PresentedCode<Type>,
): Promise<CodeData[Type]> {
  const { id, data } = await checkCode(db, projectId, presented)
  const used = await db
    .update(verificationCodes)
    .set({ usedAt: presented.now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id })
  if (used.length === 0) throw knownError('VERIFICATION_CODE_ALREADY_USED')
  return data
}
