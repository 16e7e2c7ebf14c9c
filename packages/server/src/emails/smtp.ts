import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import { PrivateAddressError, resolvePublic } from '../lib/public-address'
import type { EmailFailure, EmailMessage, MailServer } from './mailer'

/** Timeout of each step of a mail server, in milliseconds. */
const timeoutMs = 10_000

/**
 * Time for a whole attempt, in milliseconds. A server that sends a few bytes again and again never
 * reaches a timeout of a step.
 */
const attemptMs = 20_000

const limits = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  // An email must not make this server read files or send requests.
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** Loaded with the first email, for a fast start. */
const loadLibrary = () => import('nodemailer')

/** Creates the transport of the operator's mail server. */
export async function operatorTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await loadLibrary()
  return createTransport({ url: smtpUrl, ...limits })
}

/** Connects to the operator's mail server without sending an email. `null` means success. */
export async function checkSmtp(smtpUrl: string): Promise<EmailFailure | null> {
  const [{ default: SmtpConnection }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ])
  const { auth, ...server } = parseConnectionUrl(smtpUrl)
  const deadline = AbortSignal.timeout(attemptMs)
  // Not `verify()` of a transport, which cannot be canceled: its connection would stay open.
  const connection = new SmtpConnection({ ...server, ...limits })
  try {
    await new Promise<unknown>((resolve, reject) => {
      deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('Connection closed')))
      const logIn = (failure: Error | null) => (failure ? reject(failure) : resolve(null))
      connection.connect((failure) => {
        if (failure || !auth || !connection.allowsAuth) logIn(failure ?? null)
        else connection.login(auth, logIn)
      })
    })
    connection.quit()
    return null
  } catch (error) {
    connection.close()
    return toFailure(error, deadline)
  }
}

/**
 * Creates the transport of a project's mail server. Uses TLS from the start only on port 465.
 *
 * @param options.allowPrivate Whether private addresses are allowed. Error messages would show the
 * project owner what is in the operator's network.
 * @throws {PrivateAddressError}
 */
export async function projectTransport(
  { host, port, username, password }: MailServer,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<Transporter> {
  const { createTransport } = await loadLibrary()
  // Connects to the address that was checked; certificates are verified by name.
  const place = allowPrivate ? { host } : { host: await resolvePublic(host), ...toTls(host) }
  return createTransport({
    ...place,
    port,
    secure: port === 465,
    auth: { user: username, pass: password },
    ...limits,
  })
}

const toTls = (host: string) => (isIP(host) ? {} : { tls: { servername: host } })

/** Sends an email, and closes the connection after 20 s at the latest. `null` means success. */
export async function deliver(
  openTransport: () => Promise<Transporter>,
  from: { name: string; address: string },
  { to, subject, html, text, id }: EmailMessage,
): Promise<EmailFailure | null> {
  let transport: Transporter | undefined
  const signal = AbortSignal.timeout(attemptMs)
  try {
    transport = await openTransport()
    // RFC 5322 section 3.6.4. The library creates a message id if there is none.
    const messageId = id && `<${id}@${from.address.split('@').at(-1)}>`
    const envelope = { from, to: { name: '', address: to } }
    await transport.sendMail({ ...envelope, subject, html, text, messageId, signal })
    return null
  } catch (error) {
    return toFailure(error, signal)
  } finally {
    transport?.close()
  }
}

/** Maps error codes of nodemailer and SMTP (RFC 5321 section 4.2) to error types. */
function toFailure(error: unknown, deadline: AbortSignal): EmailFailure {
  const { code, responseCode, message } = toFacts(error)
  const is = (errorType: string, canRetry: boolean, text: string) => ({
    errorType,
    canRetry,
    message: `${text} (${message})`,
  })
  if (deadline.aborted || code === 'ETIMEDOUT') {
    return is('TIMEOUT', true, 'The mail server did not respond in time.')
  }
  if (error instanceof PrivateAddressError) {
    return is('HOST_REFUSED', false, 'The mail server must have a public address.')
  }
  if (code === 'EDNS' || code === 'ENOTFOUND') {
    return is('HOST_NOT_FOUND', false, 'The mail server was not found: check the host name.')
  }
  if (code === 'EAUTH') {
    return is('AUTH_FAILED', false, 'The mail server refused the user name or password.')
  }
  if (responseCode === 450) {
    return is('TEMPORARY', true, 'The mail server temporarily refused the email. Try again later.')
  }
  if (responseCode === 553) return is('BAD_ADDRESS', false, 'An address is not valid.')
  if (responseCode !== undefined && responseCode >= 500) {
    return is('REJECTED', false, 'The mail server rejected the email.')
  }
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'ECONNRESET') {
    return is('CLOSED', true, 'The connection to the mail server was closed.')
  }
  return is('UNKNOWN', false, 'The email could not be sent.')
}

function toFacts(error: unknown) {
  const facts = error instanceof Error ? error : new Error(String(error))
  return {
    message: facts.message,
    code: 'code' in facts ? String(facts.code) : undefined,
    responseCode: 'responseCode' in facts ? Number(facts.responseCode) : undefined,
  }
}
