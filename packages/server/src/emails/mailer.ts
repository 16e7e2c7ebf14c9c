/** The project a mail is sent for. */
export interface EmailProject {
  id: string
  displayName: string
  /** Its own mail server as sealed JSON; null: the operator's. */
  encryptedEmailConfig: string | null
}

/** A mail to one person, on behalf of a project. */
export interface EmailMessage {
  project: EmailProject
  to: string
  subject: string
  html: string
  text: string
  /** Codes and links in it, which the log of sent mails does not keep. */
  secrets?: string[]
  /** The same for every try, so that whoever receives two can tell that they are one. */
  id?: string
}

/** A mail server and who its mails are from. */
export interface MailServer {
  host: string
  port: number
  username: string
  password: string
  senderName: string
  senderEmail: string
}

/** What came of one try to send a mail. */
export interface EmailFailure {
  /** `HOST_NOT_FOUND`, `AUTH_FAILED`, `TEMPORARY`, `BAD_ADDRESS`, `REJECTED`, `TIMEOUT`, `CLOSED`, `DAILY_QUOTA` or `UNKNOWN`. */
  errorType: string
  canRetry: boolean
  message: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects after the last try. */
  send(mail: EmailMessage): Promise<void>
  /** Tries once. `null` is success. */
  trySend(mail: EmailMessage): Promise<EmailFailure | null>
  /** Tries a mail server once, with a time limit of 10 s. */
  sendTest(mail: EmailMessage, server: MailServer): Promise<EmailFailure | null>
}
