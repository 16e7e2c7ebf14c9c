/** Description of a failed email. */
export interface Failure {
  message: string
  /** A next step of the owner. */
  advice: Advice
}

interface Advice {
  text: string
  /** Page of the project that helps, below its URL, with the name of the link. */
  page?: { path: string; name: string }
}

const mailServer = { path: 'emails', name: 'Mail server' }

/** Advice by the type of the failure. */
const advices: Record<string, Advice> = {
  HOST_NOT_FOUND: { text: 'Check the host of the mail server.', page: mailServer },
  AUTH_FAILED: {
    text: 'Check the username and the password of the mail server.',
    page: mailServer,
  },
  TEMPORARY: {
    text: 'The mail server asked to try again later. Emails that users wait for are repeated for about half an hour; each attempt is in this list.',
  },
  BAD_ADDRESS: {
    text: 'The mail server does not accept this address. Look for a typing error, and ask the user for another address.',
  },
  REJECTED: {
    text: 'The mail server refused the email. Check that it may send from the sender address, and that the address exists.',
    page: mailServer,
  },
  TIMEOUT: {
    text: 'The mail server did not respond. Check host and port, and whether a firewall is in between.',
    page: mailServer,
  },
  CLOSED: {
    text: 'Check host and port of the mail server, and whether the port requires TLS.',
    page: mailServer,
  },
  DAILY_QUOTA: {
    text: 'Use a mail server of your own: it has no such limit here.',
    page: mailServer,
  },
  UNTRUSTED_URL: {
    text: 'If the URL belongs to your app, add its domain. Then the user can request the email again.',
    page: { path: 'domains', name: 'Domains' },
  },
  NO_MAIL_SERVER: {
    text: 'Use a mail server of your own, or ask the operator of the service to configure one.',
    page: mailServer,
  },
}

const unknown: Advice = {
  text: 'Check the settings of the mail server with a test email.',
  page: mailServer,
}

/** Describes the failure of an email, with a next step. */
export function toFailure(error: unknown): Failure {
  const { message, errorType } = Object(error) as { message?: unknown; errorType?: unknown }
  return {
    message: typeof message === 'string' ? message : 'The email could not be sent.',
    advice: advices[String(errorType)] ?? unknown,
  }
}
