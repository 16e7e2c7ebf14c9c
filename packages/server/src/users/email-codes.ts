import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { otpMethods, otpRefusals } from '../db/schema/index'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { requireSignInMethod } from '../sessions/working-methods'

/** Turns sign-in by email code on. Without magic links in the project this has no effect. */
export async function turnOnEmailCodes(
  tx: Database,
  project: Project,
  userId: string,
): Promise<void> {
  if (!project.magicLinkEnabled) return
  await tx.delete(otpRefusals).where(eq(otpRefusals.userId, userId))
  await tx.insert(otpMethods).values({ userId }).onConflictDoNothing()
}

/**
 * Turns sign-in by email code off. Lock the user first.
 *
 * @param how.isOtpRefused Whether codes stay off until they are turned on.
 * @param how.keepsSignInMethod Whether the user must have another sign-in method.
 * @throws LAST_SIGN_IN_METHOD
 */
export async function turnOffEmailCodes(
  tx: Database,
  project: Project,
  userId: string,
  {
    isOtpRefused = false,
    keepsSignInMethod = false,
    audit,
  }: { isOtpRefused?: boolean; keepsSignInMethod?: boolean; audit: Audit },
): Promise<void> {
  const owner = eq(otpMethods.userId, userId)
  const removed = await tx.delete(otpMethods).where(owner).returning()
  const refused = isOtpRefused
    ? await tx.insert(otpRefusals).values({ userId }).onConflictDoNothing().returning()
    : []
  if (removed.length + refused.length === 0) return
  if (keepsSignInMethod && project.magicLinkEnabled) await requireSignInMethod(tx, project, userId)
  await audit(tx, { type: 'sign_in_codes.disabled', projectId: project.id, userId })
}
