import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import type { Job } from '../jobs/queues'
import { type JobAdder, type JobContext, PermanentFailure } from '../jobs/runner'
import { findAccountSettingsUrl } from '../projects/account-settings-url'
import { findProject, type Project } from '../projects/projects'
import type { Mailer } from './mailer'
import { isSecurityNotice } from './notices/notice-texts'
import { type RenderContext, renderEmail, type UnrenderedEmail } from './render-email'

/** What having mails sent needs. */
export interface EmailContext {
  db: Database
  jobs: JobAdder
  secretBox: SecretBox
  now: () => Date
}

/** A mail that is yet to be said in the words of its project. */
interface WaitingEmail extends UnrenderedEmail {
  projectId: string
  /** Null: nobody gets it, which takes as long. */
  to: string | null
}

/** Has a mail sent once the transaction is through. Sealed until then: it carries a code. */
export async function addEmail(
  { jobs, secretBox }: Pick<EmailContext, 'jobs' | 'secretBox'>,
  tx: Database,
  mail: WaitingEmail,
): Promise<void> {
  await jobs.add(tx, { kind: 'mail', sealed: secretBox.encrypt(JSON.stringify(mail)) })
}

/** Counts security notices by mailbox, so that changing an account over and over fills none. */
export interface NoticeLimit {
  /** Returns how to take the notice back if it is not sent; `null` when no more may be sent. */
  consume(project: Project, recipient: string): Promise<(() => Promise<void>) | null>
}

/** Dependencies of sending a mail of the queue. */
interface SendingContext extends RenderContext {
  mailer: Mailer
  secretBox: SecretBox
  noticeLimit: NoticeLimit
}

/**
 * Sends a mail of the queue.
 *
 * @throws {PermanentFailure} when the next try would fail as well.
 */
export async function sendWaitingEmail(
  { mailer, secretBox, noticeLimit, ...context }: SendingContext,
  { sealed }: Extract<Job, { kind: 'mail' }>,
  { id }: Pick<JobContext, 'id'>,
): Promise<void> {
  const waiting: WaitingEmail = JSON.parse(secretBox.decrypt(sealed))
  const { projectId, to, type, variables } = waiting
  if (to === null) return
  const project = await findProject(context.db, projectId)
  if (!project) return
  const isNotice = isSecurityNotice(type)
  const takeBack = isNotice ? await noticeLimit.consume(project, to) : null
  if (isNotice) {
    if (!takeBack) {
      const left = { project: projectId, type }
      return context.log.warn(left, 'security notice left out: too many to one mailbox')
    }
    variables.settingsUrl = await findAccountSettingsUrl(context.db, projectId)
  }
  const mail = await renderEmail(context, project, waiting)
  const failure = await mailer.trySend({ project, to, ...mail, id })
  if (!failure) return
  await takeBack?.()
  throw failure.canRetry ? new Error(failure.message) : new PermanentFailure(failure.message)
}
