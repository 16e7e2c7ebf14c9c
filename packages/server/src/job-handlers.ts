import type { Logger } from 'pino'
import { warnOfExpiringKeys } from './api-keys/expiring-keys'
import type { Config } from './config/config'
import type { SecretBox } from './crypto/secret-box'
import type { Database } from './db/database'
import type { Mailer } from './emails/mailer'
import { type NoticeLimit, sendWaitingEmail } from './emails/project-emails'
import type { JobHandlers } from './jobs/runner'
import { cleanUp } from './maintenance/clean-up'
import { prepareVerificationEmail } from './sign-in/email-verification'
import { prepareResetEmail } from './sign-in/password/reset'
import { attemptDelivery } from './webhooks/attempt'
import type { SendWebhook } from './webhooks/send'

/** Dependencies of the job handlers. */
interface JobDependencies {
  config: Pick<Config, 'passwordResetMinutes' | 'production' | 'projectCreation'>
  db: Database
  log: Logger
  mailer: Mailer
  noticeLimit: NoticeLimit
  secretBox: SecretBox
  sendWebhook: SendWebhook
  now: () => Date
}

/** Creates the handlers of all kinds of jobs. */
export function createJobHandlers(dependencies: JobDependencies): JobHandlers {
  return {
    mail: (job, { id }) => sendWaitingEmail(dependencies, job, { id }),
    'password-reset-mail': (job, { jobs }) => prepareResetEmail({ ...dependencies, jobs }, job),
    'verification-mail': (job, { jobs }) =>
      prepareVerificationEmail({ ...dependencies, jobs }, job),
    'webhook-delivery': (job, { jobs, stopping }) =>
      attemptDelivery({ ...dependencies, jobs, stopping }, job),
    'clean-up': async () => {
      await cleanUp(dependencies)
      await warnOfExpiringKeys(dependencies.db, { ...dependencies, now: dependencies.now() })
    },
  }
}
