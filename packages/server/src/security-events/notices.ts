import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, projects, users } from '../db/schema/index'
import type { SecurityNoticeType } from '../emails/notices/notice-texts'
import { toProviderName } from '../emails/notices/provider-name'
import { addEmail, type EmailContext } from '../emails/project-emails'
import type { EmailVariables } from '../emails/templates/values'
import { emailLanguage } from '../lib/languages'
import { toRequestOrigin } from './request-origin'

/** Facts of a notice, in addition to the type of the change. */
export interface NoticeFacts {
  /** The address after the change. A new address does not receive the notice itself. */
  address?: { value: string; isNew: boolean }
  /** The address before the change. Receives the notice if it was verified. */
  former?: { value: string; isVerified: boolean }
  /** Whether the address is used for signing in after the change. */
  signsIn?: boolean
  /** Whether the address is the primary one after the change. */
  isPrimary?: boolean
  /** Id of an identity provider. */
  providerId?: string
  /** Number of unused recovery codes. */
  remaining?: string
}

/** A change with the caller that made it. */
interface SecurityChange {
  type: SecurityNoticeType
  projectId: string
  userId: string
  facts: NoticeFacts
  actor: {
    access: 'client' | 'server' | 'admin' | 'operator'
    address: string | null
    userAgent: string | null
    acceptLanguage: string | null
    now: () => Date
  }
}

/**
 * Maximum number of emails per change. The oldest addresses come first, because newer ones may
 * belong to an attacker.
 */
const maxRecipients = 20

/**
 * Queues emails that notify a user of a change to their sign-in methods, in the transaction of the
 * change. They are sent to the addresses that were verified before it, unless the project disabled
 * them.
 *
 * @see OWASP ASVS 5.0, 6.3.7
 */
export async function addSecurityNotices(
  context: Pick<EmailContext, 'jobs' | 'secretBox'>,
  tx: Database,
  { type, projectId, userId, facts, actor }: SecurityChange,
): Promise<void> {
  const verified = await tx
    .select({
      email: contactChannels.value,
      isPrimary: contactChannels.isPrimary,
      language: users.language,
      userDisplayName: users.displayName,
      projectName: projects.displayName,
    })
    .from(users)
    .innerJoin(projects, eq(projects.id, users.projectId))
    .leftJoin(
      contactChannels,
      and(eq(contactChannels.userId, users.id), eq(contactChannels.isVerified, true)),
    )
    .where(
      and(eq(users.id, userId), eq(users.projectId, projectId), projects.securityEmailsEnabled),
    )
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))
  const [found] = verified
  if (!found) return
  const { address, former } = facts
  const added = address?.isNew ? address.value : null
  const before = verified.flatMap(({ email }) => (email && email !== added ? [email] : []))
  const recipients = new Set(former?.isVerified ? [former.value, ...before] : before)
  if (type === 'sign_in.new_browser') {
    // A sign-in does not change addresses, so the primary one is enough.
    const primary = verified.find(({ isPrimary }) => isPrimary)?.email
    recipients.clear()
    for (const to of primary ? [primary] : before.slice(0, 1)) recipients.add(to)
  }
  const language = emailLanguage(found.language, actor.acceptLanguage)
  const variables = {
    ...toVariables(found.projectName, facts, actor),
    userDisplayName: found.userDisplayName ?? undefined,
  }
  for (const to of [...recipients].slice(0, maxRecipients)) {
    await addEmail(context, tx, { projectId, to, type, language, variables })
  }
}

function toVariables(
  projectName: string,
  { address, former, signsIn, isPrimary, providerId, remaining }: NoticeFacts,
  actor: SecurityChange['actor'],
): EmailVariables {
  return {
    address: (address ?? former)?.value,
    formerAddress: address && former?.value,
    signsIn: signsIn?.toString(),
    isPrimary: isPrimary?.toString(),
    provider: providerId && toProviderName(providerId),
    remaining,
    time: actor.now().toISOString(),
    ...toRequestOrigin(actor),
    changedBy: actor.access === 'client' ? undefined : projectName,
  }
}
