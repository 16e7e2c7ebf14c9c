import { UsageError } from '@app/core'
import type { AdminOwnedProject, AdminSentEmail, SentEmailType } from '@app/core/admin'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../../hooks/use-owner'
import { ActionError } from '../../ui/action-error'
import { useAction } from '../../ui/use-action'

type App = AdminOwnedProject['app']

/** A new email of the same type, with a new link. The earlier one stays valid until it expires. */
const senders: Partial<Record<SentEmailType, { page: string; send: typeof verifyAgain }>> = {
  email_verification: { page: 'email-verification', send: verifyAgain },
  password_reset: { page: 'password-reset', send: resetAgain },
}

/** Reasons why an email of a type cannot be sent for its recipient. */
const reasons: Partial<Record<SentEmailType, string>> = {
  magic_link:
    'A sign-in code works only in the browser that requested it, so the user has to request a new one.',
  team_invitation: 'Send an invitation again on the page of its team.',
}

/** Sends a new email of the same type where that is possible, else says why not. */
export function SendAgain({ email }: { email: AdminSentEmail }) {
  const { id, app, config } = useProject()
  const { type, recipient } = email
  const action = useAction()
  const [isSent, setIsSent] = useState(false)
  const sender = type && senders[type]
  const reason = type && reasons[type]
  if (!sender && !reason) return null
  const [domain] = config.domains
  const callbackUrl =
    domain && sender && toPage(domain.domain + domain.handlerPath.replace(/\/+$/, ''), sender.page)

  async function send() {
    setIsSent(false)
    if (sender && callbackUrl) await sender.send(app, recipient, callbackUrl)
    setIsSent(true)
  }

  return (
    <section className="card row" aria-labelledby="again">
      <div>
        <h2 id="again">Send again</h2>
        <p className="hint">
          {reason ??
            (callbackUrl
              ? `Sends a new email of this type to ${recipient}, with a new link to ${domain?.domain}.`
              : 'The link needs a domain of your app. Add it first.')}
        </p>
        <p role="status" className="hint">
          {isSent && (
            <>
              Sent. <Link to="../emails/sent">See it in the list</Link>
            </>
          )}
        </p>
        <ActionError action={action} />
      </div>
      {callbackUrl && (
        <button
          className="button"
          type="button"
          aria-disabled={action.isPending}
          onClick={() => action.run(send)}
        >
          {action.isPending ? 'Sending…' : 'Send a new email'}
        </button>
      )}
      {sender && !callbackUrl && (
        <Link className="button" to={`/projects/${id}/domains`}>
          Domains
        </Link>
      )}
    </section>
  )
}

function toPage(handler: string, name: string): string {
  return `${handler}/${name}`
}

/** @throws {Error} with a message for the owner. */
async function verifyAgain(app: App, email: string, callbackUrl: string): Promise<void> {
  const users = await app.listUsers({ query: email, limit: 20 })
  for (const user of users) {
    const channels = await user.listContactChannels()
    const channel = channels.find(({ value }) => value.toLowerCase() === email.toLowerCase())
    if (!channel) continue
    const result = await channel.sendVerificationEmail({ callbackUrl })
    if (result.status === 'error') throw result.error
    return
  }
  throw new UsageError(`No user has the address ${email}.`)
}

async function resetAgain(app: App, email: string, callbackUrl: string): Promise<void> {
  const result = await app.sendForgotPasswordEmail(email, { callbackUrl })
  if (result.status === 'error') throw result.error
}
