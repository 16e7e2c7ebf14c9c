import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import type { Job } from '../jobs/lanes'
import { type JobAdder, type JobContext, PermanentFailure } from '../jobs/runner'
import type { MailType, NoticeType } from '../mail/default-templates'
import type { Mailer } from '../mail/mailer'
import { renderMail } from '../mail/render-mail'
import { findProject } from './projects'

/** What having mails sent needs. */
export interface MailContext {
  db: Database
  jobs: JobAdder
  secretBox: SecretBox
  now: () => Date
}

/** A mail that is yet to be said in the words of its project. */
interface WaitingMail {
  projectId: string
  to: string
  type: MailType | NoticeType
  variables: Record<string, string | undefined>
}

/** Has a mail sent once the transaction is through. Sealed until then: it carries a code. */
export async function addMail(
  { jobs, secretBox }: Pick<MailContext, 'jobs' | 'secretBox'>,
  tx: Database,
  mail: WaitingMail,
): Promise<void> {
  await jobs.add(tx, { kind: 'mail', sealed: secretBox.seal(JSON.stringify(mail)) })
}

/**
 * Sends a mail of the queue.
 *
 * @throws {PermanentFailure} when the next try would fail as well.
 */
export async function sendWaitingMail(
  { db, mailer, secretBox }: { db: Database; mailer: Mailer; secretBox: SecretBox },
  { sealed }: Extract<Job, { kind: 'mail' }>,
  { id }: Pick<JobContext, 'id'>,
): Promise<void> {
  const waiting: WaitingMail = JSON.parse(secretBox.open(sealed))
  const project = await findProject(db, waiting.projectId)
  if (!project) return
  const mail = await renderMail(db, project, waiting.type, waiting.variables)
  const failure = await mailer.trySend({ project, to: waiting.to, ...mail, id })
  if (!failure) return
  throw failure.canRetry ? new Error(failure.message) : new PermanentFailure(failure.message)
}
