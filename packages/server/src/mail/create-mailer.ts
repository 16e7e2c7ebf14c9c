import { setTimeout as delay } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Config } from '../config'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { sentEmails } from '../db/schema/index'
import type { Mail, Mailer, MailFailure, MailProject, MailServer } from './mailer'
import { pruneOutbox } from './outbox'
import { deliver, operatorTransport, projectTransport } from './smtp'

/** Tries for a failure that may pass; waits 2 s, then 4 s (contract/http.md section 10.4). */
const attempts = 3
const baseDelayMs = 2000

/** Where a mail goes out, and what the log of sent mails says of it. */
interface Route {
  type: 'shared' | 'standard'
  /** Absent: the development outbox, which is the log with the bodies kept. */
  transport?: () => Promise<Transporter>
  host: string
  port: number
  username: string
  senderName: string
  senderEmail: string
}

/**
 * Sends by the project's own mail server, else by the operator's, else into the development
 * outbox. Every try is recorded.
 */
export function createMailer({
  db,
  config,
  secretBox,
}: {
  db: Database
  config: Config
  secretBox: SecretBox
}): Mailer {
  async function attempt(mail: Mail, route: Route): Promise<MailFailure | null> {
    const from = { name: route.senderName, address: route.senderEmail }
    const isForOutbox = !route.transport && !config.production
    const failure = route.transport
      ? await deliver(route.transport, from, mail)
      : intoOutbox(config.production)
    await db.insert(sentEmails).values({
      projectId: mail.project.id,
      sender: `"${from.name}" <${from.address}>`,
      recipients: [mail.to],
      subject: mail.subject,
      // Bodies carry codes that are kept nowhere else in clear.
      ...(isForOutbox && { html: mail.html, text: mail.text }),
      senderConfig: {
        type: route.type,
        host: route.host,
        port: route.port,
        username: route.username,
        sender_name: route.senderName,
        sender_email: route.senderEmail,
      },
      error: failure,
    })
    if (isForOutbox) await pruneOutbox(db)
    return failure
  }

  return {
    async send(mail) {
      const route = routeOf(mail.project, config, secretBox)
      for (let tried = 1; ; tried += 1) {
        const failure = await attempt(mail, route)
        if (failure === null) return
        if (tried === attempts || !failure.canRetry) throw new Error(failure.message)
        await delay(baseDelayMs * 2 ** (tried - 1), undefined, { ref: false })
      }
    },
    trySend: (mail) => attempt(mail, routeOf(mail.project, config, secretBox)),
    sendTest: (mail, server) => attempt(mail, toRoute(server, config)),
  }
}

function routeOf(project: MailProject, config: Config, secretBox: SecretBox): Route {
  if (project.emailConfigSealed) {
    const own = JSON.parse(secretBox.open(project.emailConfigSealed))
    return toRoute({ ...own, senderName: own.sender_name, senderEmail: own.sender_email }, config)
  }
  const { smtpUrl } = config
  const server = smtpUrl ? new URL(smtpUrl) : null
  return {
    type: 'shared',
    transport: smtpUrl ? () => operatorTransport(smtpUrl) : undefined,
    host: server?.hostname ?? 'outbox',
    port: Number(server?.port || (server?.protocol === 'smtps:' ? 465 : 587)),
    username: decodeURIComponent(server?.username ?? ''),
    senderName: project.displayName,
    senderEmail: config.mailFrom,
  }
}

function toRoute(server: MailServer, config: Config): Route {
  const { host, port, username, senderName, senderEmail } = server
  const allowPrivate = config.mailAllowPrivate ?? !config.production
  const transport = () => projectTransport(server, { allowPrivate })
  return { type: 'standard', transport, host, port, username, senderName, senderEmail }
}

/** Nothing leaves the machine. In production that is a failure, and says what to configure. */
function intoOutbox(production: boolean): MailFailure | null {
  if (!production) return null
  const message = 'No mail server is configured: set APP_SMTP_URL.'
  return { errorType: 'NO_MAIL_SERVER', canRetry: false, message }
}
