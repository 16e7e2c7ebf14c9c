import type { SentEmailType } from '@app/contract'
import type { Logger } from 'pino'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import type { Job } from '../jobs/queues'
import { type JobAdder, type JobContext, PermanentFailure } from '../jobs/runner'
import { findHandlerPageUrl } from '../projects/handler-page-url'
import { findProject, type Project } from '../projects/projects'
import type { Mailer } from './mailer'
import { isSecurityNotice, type SecurityNoticeType } from './notices/notice-texts'
import { type RenderContext, renderEmail, type UnrenderedEmail } from './render-email'

/** Dependencies of queueing an email. */
export interface EmailContext {
  db: Database
  jobs: JobAdder
  secretBox: SecretBox
  now: () => Date
}

/** A queued email that is not rendered yet. */
interface WaitingEmail extends Omit<UnrenderedEmail, 'recipient'> {
  projectId: string
  /** Null: sent to no one, for requests that must take the same time for unknown addresses. */
  to: string | null
}

/**
 * Queues an email, which is sent after the transaction commits. It is encrypted in the queue
 * because it contains codes.
 */
export async function addEmail(
  { jobs, secretBox }: Pick<EmailContext, 'jobs' | 'secretBox'>,
  tx: Database,
  mail: WaitingEmail,
): Promise<void> {
  const sealed = secretBox.encrypt(JSON.stringify(mail))
  await jobs.add(tx, { kind: 'mail', projectId: mail.projectId, sealed })
}

/** Limits security notices per mailbox, so that repeated changes cannot fill it. */
export interface NoticeLimit {
  /**
   * Counts a notice. Returns a function that takes it back if it is not sent; `null` if the limit
   * is reached.
   */
  consume(
    project: Project,
    notice: { recipient: string; type: SecurityNoticeType },
  ): Promise<(() => Promise<void>) | null>
}

/** Dependencies of sending a queued email. */
interface SendingContext extends RenderContext {
  log: Logger
  mailer: Mailer
  secretBox: SecretBox
  noticeLimit: NoticeLimit
}

/**
 * Sends a queued email.
 *
 * @throws {PermanentFailure} if further attempts would fail as well.
 */
export async function sendWaitingEmail(
  { mailer, secretBox, noticeLimit, ...context }: SendingContext,
  job: Extract<Job, { kind: 'mail' }>,
  { id }: Pick<JobContext, 'id'>,
): Promise<void> {
  const waiting: WaitingEmail = JSON.parse(secretBox.decrypt(job.sealed))
  const { projectId, to, type, variables } = waiting
  if (to === null) return
  const project = await findProject(context.db, projectId)
  if (!project) return
  let takeBack: (() => Promise<void>) | null = null
  if (isSecurityNotice(type)) {
    takeBack = await noticeLimit.consume(project, { recipient: to, type })
    if (!takeBack) {
      const left = { project: projectId, type }
      return context.log.warn(left, 'security notice omitted: too many to one mailbox')
    }
    const url = await findHandlerPageUrl(context.db, projectId, 'account-settings')
    variables.settingsUrl = url && type === 'sign_in.new_browser' ? `${url}#sessions` : url
  }
  const mail = await renderEmail(context, project, { ...waiting, recipient: to })
  const failure = await mailer.trySend({ project, type: toSentType(type), to, ...mail, id })
  if (!failure) return
  await takeBack?.()
  throw failure.canRetry ? new Error(failure.message) : new PermanentFailure(failure.message)
}

/** Returns the type that the list of sent emails has for a queued one. */
function toSentType(type: WaitingEmail['type']): SentEmailType {
  return isSecurityNotice(type) ? 'security_notice' : type
}
