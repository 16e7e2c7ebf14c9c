/** The project a mail is sent for. */
export interface MailProject {
  id: string
  displayName: string
  /** Its own mail server as sealed JSON; null: the operator's. */
  emailConfigSealed: string | null
}

/** A mail to one person, on behalf of a project. */
export interface Mail {
  project: MailProject
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
export interface MailFailure {
  /** `HOST_NOT_FOUND`, `AUTH_FAILED`, `TEMPORARY`, `BAD_ADDRESS`, `REJECTED`, `TIMEOUT`, `CLOSED`, `DAILY_QUOTA` or `UNKNOWN`. */
  errorType: string
  canRetry: boolean
  message: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects after the last try. */
  send(mail: Mail): Promise<void>
  /** Tries once. `null` is success. */
  trySend(mail: Mail): Promise<MailFailure | null>
  /** Tries a mail server once, with a time limit of 10 s. */
  sendTest(mail: Mail, server: MailServer): Promise<MailFailure | null>
}
