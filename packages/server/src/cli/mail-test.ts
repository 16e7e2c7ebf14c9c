import { fields, type Language, languages } from '@app/contract'
import { type Config, toConfig } from '../config/config'
import type { Store } from '../db/store'
import { hasExampleSender } from '../emails/example-sender'
import { noEmailQuota } from '../emails/quota'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { projectOption, readProjectId } from './lib/project-option'
import { readChoice } from './lib/read-choice'
import type { ServiceClient } from './lib/service-client'
import { serviceOption } from './lib/service-option'
import { CommandError, type Terminal } from './lib/terminal'
import { withProject } from './lib/with-project'
import { requireProject } from './lib/with-store'

/** Sends a test email, as the service sends its emails. */
export const mailTestCommand: Command = {
  usage: 'test',
  about: 'Send a test email through the mail server of a project, or else that of the service.',
  summary: 'Send a test email.',
  options: [
    { flags: '--to <address>', about: 'Recipient. Required.' },
    { flags: '--language <tag>', about: 'Language, such as de-DE. Default: en-US.' },
    projectOption,
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options, terminal } = input
    const to = fields.email.safeParse(options.to)
    if (!to.success) throw new CommandError('Pass a valid address, such as --to ada@example.com.')
    const { language: given } = options
    const language = given === undefined ? given : readChoice('--language', given, languages)
    const openers = {
      remote: createRemoteTest,
      stored: createStoredTest(toConfig(input.config), terminal.err),
    }
    const projectId = readProjectId(options.project)
    const isSent = await withProject(input, projectId, openers, (sendTo) =>
      sendTo({ to: to.data, language }),
    )
    print(input, {
      json: { to: to.data, is_sent: isSent },
      text: isSent
        ? `The mail server accepted an email to ${to.data}.\n`
        : 'No mail server is configured: the email is in the development outbox, /dev/outbox of the running service.\n',
    })
    return 0
  },
}

/** Recipient of a test email, and its language if one is given. */
interface TestEmail {
  to: string
  language: Language | undefined
}

/** Sends a test email. Resolves to `false` if it is in the development outbox. */
type SendTest = (email: TestEmail) => Promise<boolean>

function createStoredTest(config: Config, err: Terminal['err']) {
  return (store: Store, projectId: string): SendTest =>
    async (options) => {
      const { createMailer } = await import('../emails/create-mailer')
      const { renderTestEmail } = await import('../emails/test-email')
      const { db } = store.database
      const project = await requireProject(store, projectId)
      const hasOwnServer = project.encryptedEmailConfig !== null
      const mailer = createMailer({ ...store, db, config, quota: noEmailQuota })
      const failure = await mailer.trySend(await renderTestEmail({ config }, project, options))
      if (!failure && hasOwnServer) return true
      if (!failure) {
        if (config.smtpUrl && hasExampleSender(config)) {
          err(
            `The sender is ${config.mailFrom}, so most emails do not arrive: set APP_MAIL_FROM.\n`,
          )
        }
        return config.smtpUrl !== undefined
      }
      // Its message says what to set.
      if (failure.errorType === 'NO_MAIL_SERVER') throw new CommandError(failure.message)
      const place = hasOwnServer ? `email_config of project ${projectId}` : 'APP_SMTP_URL'
      throw toFailure(failure.message, place)
    }
}

function createRemoteTest({ send }: ServiceClient, projectId: string): SendTest {
  return async ({ to, language }) => {
    const body = { recipient_email: to, language }
    const result = await send('POST /internal/send-test-email', { body })
    if (result.success) return result.is_in_outbox !== true
    const place = `email_config of project ${projectId}, or APP_SMTP_URL of the service`
    throw toFailure(result.error_message ?? 'The email could not be sent.', place)
  }
}

function toFailure(reason: string, place: string): CommandError {
  return new CommandError(
    `${reason}\nNo email was sent. Check the host, port, user and password in ${place}.`,
  )
}
