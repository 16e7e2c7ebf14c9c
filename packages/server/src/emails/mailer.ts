import type { SentEmailType } from '@app/contract'

/** The project that an email is sent for. */
export interface EmailProject {
  id: string
  displayName: string
  /** Its own mail server as encrypted JSON. Null: the operator's mail server. */
  encryptedEmailConfig: string | null
}

/** An email to one recipient on behalf of a project. */
export interface EmailMessage {
  project: EmailProject
  type: SentEmailType
  to: string
  subject: string
  html: string
  text: string
  /** Codes and links in the email, which are masked in the log. */
  secrets?: string[]
  /** The same for every attempt, so that recipients can detect duplicates. */
  id?: string
}

/** A mail server with its sender. */
export interface MailServer {
  host: string
  port: number
  username: string
  password: string
  senderName: string
  senderEmail: string
}

/** Failure of an attempt to send an email. */
export interface EmailFailure {
  /** `HOST_NOT_FOUND`, `AUTH_FAILED`, `TEMPORARY`, `BAD_ADDRESS`, `REJECTED`, `TIMEOUT`, `CLOSED`, `DAILY_QUOTA`, `UNTRUSTED_URL` or `UNKNOWN`. */
  errorType: string
  canRetry: boolean
  message: string
}

/** Sends emails. */
export interface Mailer {
  /** Resolves once the mail server accepted the email. Rejects after the last attempt. */
  send(mail: EmailMessage): Promise<void>
  /** Makes one attempt. `null` means success. */
  trySend(mail: EmailMessage): Promise<EmailFailure | null>
  /** Makes one attempt through a given mail server, which takes at most 20 s. */
  sendTest(mail: EmailMessage, server: MailServer): Promise<EmailFailure | null>
  /** Records for the owners of the project why an email was not sent. */
  refuse(mail: EmailMessage, failure: EmailFailure): Promise<void>
}
