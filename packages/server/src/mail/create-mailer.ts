import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config'
import type { Database } from '../db/client'
import { sentEmails } from '../db/schema/index'
import type { Mail, Mailer, Transport } from './mailer'
import { smtpTransport } from './smtp'

/** Tries for a failure that may pass; waits 2 s, then 4 s (contract/http.md section 10.4). */
const attempts = 3
const baseDelayMs = 2000

/**
 * The operator's mailer: SMTP when configured, else the development outbox. Every try is recorded;
 * the outbox is that record with the bodies kept.
 */
export function createMailer(db: Database, config: Config): Mailer {
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : outbox(config.production)
  const keepsBodies = !config.smtpUrl && !config.production

  async function attempt(mail: Mail): Promise<unknown> {
    const from = { name: mail.project.displayName, address: config.mailFrom }
    const failure = await transport({ ...mail, from }).then(
      () => null,
      (error: unknown) => error ?? new Error('unknown'),
    )
    await db.insert(sentEmails).values({
      projectId: mail.project.id,
      sender: `"${from.name}" <${from.address}>`,
      recipients: [mail.to],
      subject: mail.subject,
      ...(keepsBodies && { html: mail.html, text: mail.text }),
      senderConfig: senderConfig(config, from),
      error: failure === null ? null : toErrorJson(failure),
    })
    return failure
  }

  return {
    async send(mail) {
      for (let tried = 1; ; tried += 1) {
        const failure = await attempt(mail)
        if (failure === null) return
        if (tried === attempts || !isTransient(failure)) throw failure
        await delay(baseDelayMs * 2 ** (tried - 1), undefined, { ref: false })
      }
    },
  }
}

/** Nothing leaves the machine; in production that is a failure, and says what to configure. */
function outbox(production: boolean): Transport {
  return async () => {
    if (production) throw new Error('No mail server is configured: set APP_SMTP_URL.')
  }
}

function senderConfig(config: Config, from: { name: string; address: string }) {
  const server = config.smtpUrl ? new URL(config.smtpUrl) : null
  return {
    type: 'shared',
    host: server?.hostname ?? 'outbox',
    port: Number(server?.port || (server?.protocol === 'smtps:' ? 465 : 587)),
    username: decodeURIComponent(server?.username ?? ''),
    sender_name: from.name,
    sender_email: from.address,
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('responseCode' in error) return error.responseCode === 450
  return 'code' in error && ['ETIMEDOUT', 'ECONNRESET', 'ESOCKET'].includes(String(error.code))
}

function toErrorJson(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const errorType = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
  return { errorType, canRetry: isTransient(error), message }
}
