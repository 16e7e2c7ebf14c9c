import type { Logger } from 'pino'
import type { Config } from '../config'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import type { JobHandlers } from '../jobs/runner'
import type { Mailer } from '../mail/mailer'
import type { SendWebhook } from '../webhooks/send'
import { cleanUp } from './clean-up'
import { prepareVerificationMail } from './email-verification'
import { type NoticeLimit, sendWaitingMail } from './mails'
import { prepareResetMail } from './password-reset'
import { attemptDelivery } from './webhook-attempt'

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
