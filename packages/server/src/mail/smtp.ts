import { createTransport } from 'nodemailer'
import type { Transport } from './mailer'

/** Sends through the operator's mail server. TLS from the start with `smtps://` or port 465. */
export function smtpTransport(smtpUrl: string): Transport {
  const transporter = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true })
  return async ({ from, to, subject, html, text }) => {
    await transporter.sendMail({ from, to: { name: '', address: to }, subject, html, text })
  }
}
