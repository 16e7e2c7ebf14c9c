import type { AdminOwnedProject } from '@app/core/admin'
import { sections } from '../settings/setting-names'
import { ConfirmedButton } from '../ui/confirmed-button'
import { MailServerForm } from './mail-server-form'
import { TestEmail } from './test-email'

/** Mail server of a project: that of the service, or its own. */
export function MailServer({ project }: { project: AdminOwnedProject }) {
  const { emailConfig } = project.config
  const isShared = emailConfig.type === 'shared'
  const share = () => project.update({ config: { emailConfig: { type: 'shared' } } })
  return (
    <section className="card" aria-labelledby="mail-server">
      <div className="row">
        <div>
          <h2 id="mail-server">{sections.mailServer.title}</h2>
          <p className="hint">
            {isShared
              ? 'Emails are sent by the mail server of the service, with the name of your project.'
              : `Emails are sent by ${emailConfig.host}, from ${emailConfig.senderEmail}.`}
          </p>
        </div>
        {!isShared && (
          <ConfirmedButton
            label="Use the shared server"
            question={`Stop using ${emailConfig.host}?`}
            onConfirm={share}
          >
            The settings of your mail server, with the password, are deleted. Emails are sent by the
            mail server of the service, from its address.
          </ConfirmedButton>
        )}
      </div>
      {isShared && <TestEmail app={project.app} hint="Shows that emails of your project arrive." />}
      <details className="disclosure">
        <summary>{isShared ? 'Use your own mail server' : 'Settings and test email'}</summary>
        <MailServerForm project={project} />
      </details>
    </section>
  )
}
