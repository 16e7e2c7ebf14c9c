import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, projects, users } from '../db/schema/index'
import { toBrowserName } from '../emails/notices/browser-name'
import type { SecurityNoticeType } from '../emails/notices/notice-texts'
import { toProviderName } from '../emails/notices/provider-name'
import { addEmail, type EmailContext } from '../emails/project-emails'
import type { EmailVariables } from '../emails/templates/values'
import { findLanguage, matchLanguage } from '../lib/languages'

/** Facts of a notice beside the type of the change. */
export interface NoticeFacts {
  /** The address as it is now. A new one gets no notice itself. */
  address?: { value: string; isNew: boolean }
  /** An address that was changed or removed. It gets a notice when it was verified. */
  former?: { value: string; isVerified: boolean }
  /** Whether the address signs in from now on. */
  signsIn?: boolean
  /** Whether the address is the primary one from now on. */
  isPrimary?: boolean
  /** Id of an identity provider. */
  providerId?: string
  /** Recovery codes that can still be used. */
  remaining?: string
}

/** A change to be told of, and who made it. */
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

/** Mails for one change at most; the oldest addresses come first, as newer ones may be an intruder's. */
const maxRecipients = 20

/**
 * Adds the mails that tell a user of a change to their sign-in methods, in the transaction of the
 * change. They go to the addresses that were verified before it; to none when there are none, or when
 * the project has these mails off.
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
      language: users.language,
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
  const language = findLanguage(found.language) ?? matchLanguage(actor.acceptLanguage) ?? undefined
  const variables = toVariables(found.projectName, facts, actor)
  for (const to of [...recipients].slice(0, maxRecipients)) {
    await addEmail(context, tx, { projectId, to, type, language, variables })
  }
}

function toVariables(
  projectName: string,
  { address, former, signsIn, isPrimary, providerId, remaining }: NoticeFacts,
  actor: SecurityChange['actor'],
): EmailVariables {
  const isClient = actor.access === 'client'
  return {
    address: (address ?? former)?.value,
    formerAddress: address && former?.value,
    signsIn: signsIn?.toString(),
    isPrimary: isPrimary?.toString(),
    provider: providerId && toProviderName(providerId),
    remaining,
    time: actor.now().toISOString(),
    // Of a server they would be its own, which mean nothing to a user.
    browser: (isClient && toBrowserName(actor.userAgent)) || undefined,
    ipAddress: (isClient && actor.address) || undefined,
    changedBy: isClient ? undefined : projectName,
  }
}
