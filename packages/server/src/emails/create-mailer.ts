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

/** Attempts for temporary failures, with delays of 2 s and 4 s. */
const attempts = 3
const baseDelayMs = 2000

/** Transport of an email and the sender that the log records. */
interface Route {
  type: 'shared' | 'standard'
  /** Absent: the development outbox, which is the log including bodies. */
  transport?: () => Promise<Transporter>
  host: string
  port: number
  username: string
  senderName: string
  senderEmail: string
}

/**
 * Creates a mailer that sends through the project's mail server, else the operator's, else into the
 * development outbox. Every attempt is recorded.
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
  /** Enforces the project's quota on the operator's mail server. */
  async function handOver(mail: EmailMessage, route: Route): Promise<EmailFailure | null> {
    if (!route.transport) return intoOutbox(config.production)
    const from = { name: route.senderName, address: route.senderEmail }
    if (route.type === 'standard') return deliver(route.transport, from, mail)
    const takeBack = await quota.take(mail.project.id)
    if (!takeBack) return toQuotaFailure(quota)
    const failure = await deliver(route.transport, from, mail)
    if (failure) await takeBack()
    return failure
  }

  async function attempt(mail: EmailMessage, route: Route): Promise<EmailFailure | null> {
    const isForOutbox = !route.transport && !config.production
    const tried = await handOver(mail, route)
    // A mail server may repeat any part of the email in its error, which the log of the process gets.
    const message = maskSecrets(tried?.message ?? '', mail.secrets).replaceAll(
      mail.to,
      'the recipient',
    )
    const failure = tried && { ...tried, message }
    await record(db, mail, { route, failure, isForOutbox })
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
    refuse(mail, failure) {
      const route = routeOf(mail.project, config, secretBox)
      return record(db, mail, { route, failure, isForOutbox: false })
    },
  }
}

interface Attempt {
  route: Route
  failure: EmailFailure | null
  /** Whether the email is kept for the development outbox. */
  isForOutbox: boolean
}

async function record(
  db: Database,
  mail: EmailMessage,
  { route, failure, isForOutbox }: Attempt,
): Promise<void> {
  await db.insert(sentEmails).values({
    projectId: mail.project.id,
    type: mail.type,
    recipients: [mail.to],
    subject: maskSecrets(mail.subject, mail.secrets),
    // Bodies contain codes, which are stored nowhere else in clear text.
    ...(isForOutbox && { html: mail.html, text: mail.text }),
    ...toSenderColumns(route),
    error: failure && { ...failure },
  })
}

function toSenderColumns(route: Route) {
  return {
    sender: `"${route.senderName}" <${route.senderEmail}>`,
    senderConfig: {
      type: route.type,
      host: route.host,
      port: route.port,
      username: route.username,
      sender_name: route.senderName,
      sender_email: route.senderEmail,
    },
  }
}

/** Replaces codes and links, which sign users in while they are valid. */
function maskSecrets(text: string, secrets: string[] = []): string {
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
 * Returns the sender name on the operator's mail server: the project's name. If any user can own
 * projects, it also contains the operator's domain, so that the owner alone does not choose the
 * sender name.
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
  const message = `The project has sent the maximum of ${perDay} emails per day through the mail server of this service (APP_PROJECT_DAILY_EMAILS).`
  return { errorType: 'DAILY_QUOTA', canRetry: false, message }
}

/** Sends nothing. In production that is a failure whose message says what to configure. */
function intoOutbox(production: boolean): EmailFailure | null {
  if (!production) return null
  const message = 'No mail server is configured: set APP_SMTP_URL.'
  return { errorType: 'NO_MAIL_SERVER', canRetry: false, message }
}
