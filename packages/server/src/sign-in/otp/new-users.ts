import type { Database } from '../../db/database'
import { otpMethods } from '../../db/schema/index'
import {
  isAllowedAddress,
  type ProjectCaller,
  requireAllowedAddress,
} from '../../projects/email-domains'
import type { Audit } from '../../security-events/security-events'
import { findAuthChannel } from '../../sessions/sign-in-addresses'
import {
  type Approval,
  approveSignUp,
  hasSignUpHook,
  requireApproval,
  type SignUpContext,
} from '../../sign-up-hook/approve'
import { requireOpenSignUp } from '../../sign-up-hook/open-sign-up'
import { createUserWithin } from '../../users/create-user'
import type { ProfileColumns } from '../../users/profile-fields'
import { type ClaimedTerms, requireAcceptedTerms } from '../../users/terms'
import { canBeTaken, findHolder, takeAddress } from '../unverified-addresses'

/** Values of the user that a code may create. */
export interface NewUserOptions {
  profile: Partial<ProfileColumns>
  terms: ClaimedTerms
}

/**
 * Requires accepted terms and asks the sign-up hook if the code of an address creates a user.
 *
 * @returns The approval of the user; `null` if none is needed.
 * @throws TERMS_NOT_ACCEPTED, SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED
 */
export async function approveNewUser(
  context: SignUpContext,
  caller: ProjectCaller,
  { email, profile, terms }: NewUserOptions & { email: string },
): Promise<Approval | null> {
  const { project } = caller
  const isRuled = project.requiredTermsVersion !== null || hasSignUpHook(caller)
  // The hook is not asked about an address that is refused anyway. The first condition saves
  // queries.
  if (!isRuled || !isAllowedAddress(caller, email)) return null
  const channel = await findAuthChannel(context.db, project.id, email)
  const isNew =
    !channel || (!channel.isVerified && (await findHolder(context.db, channel)) === 'other')
  if (!isNew) return null
  const acceptedTermsVersion = requireAcceptedTerms(caller, terms)?.version
  return approveSignUp(context, caller, {
    method: 'email_code',
    email: { value: email, isVerified: true },
    ...profile,
    acceptedTermsVersion,
  })
}

/**
 * Creates the user of an address, or gives the address to the owner of its mailbox.
 *
 * @throws USER_EMAIL_ALREADY_EXISTS, EMAIL_DOMAIN_NOT_ALLOWED, TERMS_NOT_ACCEPTED, SIGN_UP_HOOK_FAILED
 * @throws VERIFICATION_CODE_NOT_FOUND if email codes or sign-up were turned off since the code was used.
 */
export async function admitNewUser(
  db: Database,
  caller: ProjectCaller,
  {
    email,
    takesOver,
    approval,
    profile,
    terms,
    audit,
  }: NewUserOptions & {
    email: string
    takesOver: boolean
    approval: Approval | null
    audit: Audit
  },
): Promise<{ userId: string; isNewUser: boolean }> {
  const { project } = caller
  return db.transaction(async (tx) => {
    const channel = await findAuthChannel(tx, project.id, email)
    await requireOpenSignUp(tx, project.id, 'email_code')
    const isUnverified = channel && !channel.isVerified
    const isFree = isUnverified && (takesOver || (await canBeTaken(tx, project, channel)))
    const taken = isFree ? await takeAddress(tx, project, { channel, audit }) : null
    if (taken) {
      await tx.insert(otpMethods).values({ userId: taken })
      return { userId: taken, isNewUser: false }
    }
    requireAllowedAddress(caller, email)
    const { row } = await createUserWithin(tx, project, {
      ...profile,
      acceptedTerms: requireAcceptedTerms(caller, terms),
      approval: requireApproval(caller, approval),
      email: { value: email, isVerified: true, usedForAuth: true },
      hasOtp: true,
    })
    return { userId: row.id, isNewUser: true }
  })
}
