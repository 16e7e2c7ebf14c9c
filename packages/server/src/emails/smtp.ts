import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import { PrivateAddressError, resolvePublic } from '../lib/public-address'
import type { EmailFailure, EmailMessage, MailServer } from './mailer'

/** A server that does not answer in this time is not going to, in milliseconds. */
const timeoutMs = 10_000

const limits = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  // Nothing in a mail may make this server read its files or call others.
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** With the first mail: the server is to start fast. */
const loadLibrary = () => import('nodemailer')

/** Connects by URL: the operator's mail server. */
export async function operatorTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await loadLibrary()
  return createTransport({ url: smtpUrl, ...limits })
}

/** Speaks to the operator's mail server as far as it goes without a mail. `null` is success. */
export async function checkSmtp(smtpUrl: string): Promise<EmailFailure | null> {
  const transport = await operatorTransport(smtpUrl)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return toFailure(error)
  } finally {
    transport.close()
  }
}

/**
 * Connects to a project's own mail server. TLS from the start only on port 465.
 *
 * @param options.allowPrivate Whether it may be where only this machine or its network can reach it:
 * what its owner is told of failures would show them what is there.
 * @throws {PrivateAddressError}
 */
export async function projectTransport(
  { host, port, username, password }: MailServer,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<Transporter> {
  const { createTransport } = await loadLibrary()
  // By the very address that was looked at; certificates are still those of the name.
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

/** Hands one mail over. `null` is success. */
export async function deliver(
  openTransport: () => Promise<Transporter>,
  from: { name: string; address: string },
  { to, subject, html, text, id }: EmailMessage,
): Promise<EmailFailure | null> {
  let transport: Transporter | undefined
  try {
    transport = await openTransport()
    // RFC 5322 section 3.6.4; without an id the library makes one.
    const messageId = id && `<${id}@${from.address.split('@').at(-1)}>`
    const envelope = { from, to: { name: '', address: to } }
    await transport.sendMail({ ...envelope, subject, html, text, messageId })
    return null
  } catch (error) {
    return toFailure(error)
  } finally {
    transport?.close()
  }
}

/** nodemailer's codes and SMTP's (RFC 5321 section 4.2) as one of our kinds. */
function toFailure(error: unknown): EmailFailure {
  const { code, responseCode, message } = toFacts(error)
  const is = (errorType: string, canRetry: boolean, text: string) => ({
    errorType,
    canRetry,
    message: `${text} (${message})`,
  })
  if (error instanceof PrivateAddressError) {
    return is('HOST_REFUSED', false, 'The mail server has to be at a public address.')
  }
  if (code === 'EDNS' || code === 'ENOTFOUND') {
    return is('HOST_NOT_FOUND', false, 'The mail server was not found: check the host name.')
  }
  if (code === 'EAUTH') {
    return is('AUTH_FAILED', false, 'The mail server refused the user name or password.')
  }
  if (responseCode === 450) {
    return is('TEMPORARY', true, 'The mail server refused the mail for now: try again later.')
  }
  if (responseCode === 553) return is('BAD_ADDRESS', false, 'An address is not valid.')
  if (responseCode !== undefined && responseCode >= 500) {
    return is('REJECTED', false, 'The mail server rejected the mail.')
  }
  if (code === 'ETIMEDOUT') return is('TIMEOUT', true, 'The mail server did not answer in time.')
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'ECONNRESET') {
    return is('CLOSED', true, 'The connection to the mail server was closed.')
  }
  return is('UNKNOWN', false, 'The mail could not be sent.')
}

function toFacts(error: unknown) {
  const facts = error instanceof Error ? error : new Error(String(error))
  return {
    message: facts.message,
    code: 'code' in facts ? String(facts.code) : undefined,
    responseCode: 'responseCode' in facts ? Number(facts.responseCode) : undefined,
  }
}
