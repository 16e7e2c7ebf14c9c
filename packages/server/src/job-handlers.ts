import type { Logger } from 'pino'
import type { Config } from './config/config'
import type { SecretBox } from './crypto/secret-box'
import type { Database } from './db/database'
import type { Mailer } from './emails/mailer'
import { type NoticeLimit, sendWaitingMail } from './emails/project-emails'
import type { JobHandlers } from './jobs/runner'
import { cleanUp } from './maintenance/clean-up'
import { prepareVerificationMail } from './sign-in/email-verification'
import { prepareResetMail } from './sign-in/password/reset'
import { attemptDelivery } from './webhooks/attempt'
import type { SendWebhook } from './webhooks/send'

/** What jobs are done with. */
interface Equipment {
  config: Pick<Config, 'passwordResetMinutes' | 'production'>
  db: Database
  log: Logger
  mailer: Mailer
  noticeLimit: NoticeLimit
  secretBox: SecretBox
  sendWebhook: SendWebhook
  now: () => Date
}

/** How each kind of job is done. */
export function createJobHandlers(equipment: Equipment): JobHandlers {
  return {
    mail: (job, { id }) => sendWaitingMail(equipment, job, { id }),
    'password-reset-mail': (job, { jobs }) => prepareResetMail({ ...equipment, jobs }, job),
    'verification-mail': (job, { jobs }) => prepareVerificationMail({ ...equipment, jobs }, job),
    'webhook-delivery': (job, { jobs }) => attemptDelivery({ ...equipment, jobs }, job),
    'clean-up': () => cleanUp(equipment),
  }
}
