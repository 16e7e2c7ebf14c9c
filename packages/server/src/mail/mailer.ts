import type { Project } from '../domain/projects'

/** A mail to one person, on behalf of a project. */
export interface Mail {
  project: Project
  to: string
  subject: string
  html: string
  text: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects after the last try. */
  send(mail: Mail): Promise<void>
}

/** How a mail is really sent: the part that differs between SMTP and the outbox. */
export type Transport = (mail: { from: { name: string; address: string } } & Mail) => Promise<void>
