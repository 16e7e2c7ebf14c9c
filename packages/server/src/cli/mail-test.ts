import { fields } from '@app/contract'
import { toConfig } from '../config/config'
import { createMailer } from '../emails/create-mailer'
import { noEmailQuota } from '../emails/quota'
import { renderTestEmail } from '../emails/test-email'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { projectOption, readProjectId } from './lib/project-option'
import { CommandError } from './lib/terminal'
import { requireProject, withStore } from './lib/with-store'

/** Sends a test email, as the service sends its emails. */
export const mailTestCommand: Command = {
  usage: 'test',
  about: 'Send a test email through the mail server of a project, else that of the service.',
  summary: 'Send a test email.',
  options: [{ flags: '--to <address>', about: 'Recipient. Required.' }, projectOption, jsonOption],
  async run(input) {
    const { options } = input
    const config = toConfig(input.config)
    const to = fields.email.safeParse(options.to)
    if (!to.success) throw new CommandError('Pass a valid address, such as --to ada@example.com.')
    const hasOwnServer = await withStore(input, async (store) => {
      const { db } = store.database
      const project = await requireProject(store, readProjectId(options.project))
      const hasOwnServer = project.encryptedEmailConfig !== null
      const mailer = createMailer({ ...store, db, config, quota: noEmailQuota })
      const failure = await mailer.trySend(await renderTestEmail({ config }, project, to.data))
      if (!failure) return hasOwnServer
      // Its message says what to set.
      if (failure.errorType === 'NO_MAIL_SERVER') throw new CommandError(failure.message)
      const place = hasOwnServer ? `email_config of project ${project.id}` : 'APP_SMTP_URL'
      throw new CommandError(
        `${failure.message}\nNo email was sent. Check the host, port, user and password in ${place}.`,
      )
    })
    const isSent = hasOwnServer || config.smtpUrl !== undefined
    print(input, {
      json: { to: to.data, is_sent: isSent },
      text: isSent
        ? `The mail server accepted an email to ${to.data}.\n`
        : 'No mail server is configured: the email is in the development outbox, /dev/outbox of the running service.\n',
    })
    return 0
  },
}
