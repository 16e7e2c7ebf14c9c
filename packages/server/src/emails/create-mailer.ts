import { setTimeout as delay } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import { type Config, isOpenToStrangers } from '../config/config'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { sentEmails } from '../db/schema/index'
import type { EmailFailure, EmailMessage, EmailProject, Mailer, MailServer } from './mailer'
import { pruneOutbox } from './outbox'
import type { EmailQuota } from './quota'
import { deliver, operatorTransport, projectTransport } from './smtp'
import { toEmailVariable } from './templates/values'

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
  quota,
}: {
  db: Database
  config: Config
  secretBox: SecretBox
  quota: EmailQuota
}): Mailer {
  /** By the operator's mail server only as many as the project may send. */
  async function handOver(mail: EmailMessage, route: Route): Promise<EmailFailure | null> {
    if (!route.transport) return intoOutbox(config.production)
    const from = { name: route.senderName, address: route.senderEmail }
    if (route.type === 'standard') return deliver(route.transport, from, mail)
    if (!(await quota.take(mail.project.id))) return toQuotaFailure(quota)
    const failure = await deliver(route.transport, from, mail)
    if (failure) await quota.giveBack(mail.project.id)
    return failure
  }

  async function attempt(mail: EmailMessage, route: Route): Promise<EmailFailure | null> {
    const from = { name: route.senderName, address: route.senderEmail }
    const isForOutbox = !route.transport && !config.production
    const mask = (text: string) => maskSecrets(text, mail.secrets ?? [])
    const tried = await handOver(mail, route)
    // A mail server may repeat anything of the mail that it refuses.
    const failure = tried && { ...tried, message: mask(tried.message) }
    await db.insert(sentEmails).values({
      projectId: mail.project.id,
      sender: `"${from.name}" <${from.address}>`,
      recipients: [mail.to],
      subject: mask(mail.subject),
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

/** Replaces codes and links, which sign people in for as long as they are good. */
function maskSecrets(text: string, secrets: string[]): string {
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, '••••••'), text)
}

function routeOf(project: EmailProject, config: Config, secretBox: SecretBox): Route {
  if (project.encryptedEmailConfig) {
    const own = JSON.parse(secretBox.decrypt(project.encryptedEmailConfig))
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
    senderName: toSenderName(project, config),
    senderEmail: config.mailFrom,
  }
}

/**
 * Returns the sender name on the operator's mail server: the project's own, as contract/http.md
 * section 10.4 says. Where strangers own projects it also names the operator's domain, so that no
 * email comes from a name that its owner alone chose.
 */
function toSenderName({ id, displayName }: EmailProject, config: Config): string {
  const name = toEmailVariable(displayName)
  if (id === 'internal' || !isOpenToStrangers(config)) return name
  return `${name} via ${config.mailFrom.split('@').at(-1)}`
}

function toRoute(server: MailServer, config: Config): Route {
  const { host, port, username, senderName, senderEmail } = server
  const allowPrivate = config.mailAllowPrivate ?? !config.production
  const transport = () => projectTransport(server, { allowPrivate })
  return { type: 'standard', transport, host, port, username, senderName, senderEmail }
}

function toQuotaFailure({ perDay }: EmailQuota): EmailFailure {
  const message = `The project has sent its ${perDay} emails of the day by the mail server of this service (APP_PROJECT_DAILY_EMAILS).`
  return { errorType: 'DAILY_QUOTA', canRetry: false, message }
}

/** Nothing leaves the machine. In production that is a failure, and says what to configure. */
function intoOutbox(production: boolean): EmailFailure | null {
  if (!production) return null
  const message = 'No mail server is configured: set APP_SMTP_URL.'
  return { errorType: 'NO_MAIL_SERVER', canRetry: false, message }
}
