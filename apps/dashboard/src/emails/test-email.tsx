import type { AdminOwnedProject, EmailConfig } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'

interface TestEmailProps {
  app: AdminOwnedProject['app']
  hint: string
  /** Label of the button. */
  label?: string
  /**
   * Returns the mail server to try, or `null` after it has reported a missing value.
   *
   * @default The one that sends the emails of the project.
   */
  toServer?: () => EmailConfig | null
}

/** Form that sends a test email, without saving the mail server. */
export function TestEmail({ app, hint, label = 'Send test email', toServer }: TestEmailProps) {
  const [recipient, setRecipient] = useState(useOwner().primaryEmail ?? '')
  const [result, setResult] = useState<{ message: string; isSent: boolean } | null>(null)
  const action = useAction()

  async function send(emailConfig: EmailConfig | undefined) {
    setResult(null)
    const sent = await app.sendTestEmail({ recipientEmail: recipient.trim(), emailConfig })
    setResult(
      sent.status === 'ok'
        ? { message: `Sent to ${recipient.trim()}.`, isSent: true }
        : { message: sent.error.errorMessage, isSent: false },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const server = toServer?.()
    if (server !== null) void action.run(() => send(server))
  }

  return (
    <form id={toServer ? undefined : 'test-email'} className="form test-email" onSubmit={submit}>
      <Field
        label="Recipient of a test email"
        hint={hint}
        value={recipient}
        onChange={setRecipient}
        type="email"
        required
        maxLength={320}
      />
      <ActionError action={action} />
      <p className="actions">
        <button className="button" type="submit" aria-disabled={action.isPending}>
          {action.isPending ? 'Sending…' : label}
        </button>
        <span role="status" className={result && !result.isSent ? 'failure' : 'hint'}>
          {result?.message} {result && <Link to="sent">Sent emails</Link>}
        </span>
      </p>
    </form>
  )
}
