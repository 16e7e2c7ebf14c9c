import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { waitOptions } from '../wait-options'

/** An email as its recipient reads it. */
export interface ReceivedEmail {
  from: { name: string; address: string }
  to: string[]
  /** Names of its headers. */
  headers: string[]
  subject: string
  text: string
  html: string
  /** Target of the link in the text part. */
  link: URL
  /** The code in that link. */
  code: string
}

/** Replies to the recipients of the emails in turn; the last one repeats. */
type SmtpReplies = [number, ...number[]]

/**
 * Starts an SMTP server that ends with the running test.
 *
 * @param replies Codes by which recipients are accepted (250) or refused.
 * @param opened No client is greeted before this resolves.
 */
export async function startMailServer(replies: SmtpReplies = [250], opened = Promise.resolve()) {
  const emails: ReceivedEmail[] = []
  const unread = new Set<ReceivedEmail>()
  const waiting = new Set<() => void>()
  const recipients: string[] = []
  let isReached = () => {}
  const reached = new Promise<void>((resolve) => {
    isReached = resolve
  })

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth(_given, _session, done) {
      done(null, { user: 'any' })
    },
    onConnect(_session, done) {
      isReached()
      opened.then(() => done())
    },
    onRcptTo({ address }, _session, done) {
      const code = replies[Math.min(recipients.length, replies.length - 1)] ?? 250
      recipients.push(address)
      const refusal = Object.assign(new Error(`<${address}> not taken`), { responseCode: code })
      done(code === 250 ? null : refusal)
    },
    onData(stream, _session, done) {
      toBuffer(stream)
        .then(readEmail)
        .then((message) => {
          emails.push(message)
          unread.add(message)
          for (const wake of waiting) wake()
          done()
        })
        .catch(done)
    },
  })
  // A process that is killed while it sends an email breaks the connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  function takeUnread(email: string): ReceivedEmail | undefined {
    const message = [...unread].find(({ to }) => to.includes(email))
    if (message) unread.delete(message)
    return message
  }

  /** Returns the oldest unread email to an address, once there is one. */
  function read(email: string): Promise<ReceivedEmail> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const message = takeUnread(email)
        if (!message) return
        waiting.delete(look)
        clearTimeout(timeout)
        resolve(message)
      }
      const giveUp = () => reject(new Error(`no mail to ${email} came`))
      const timeout = setTimeout(giveUp, waitOptions.timeout)
      waiting.add(look)
      look()
    })
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Resolves when a client connects to send an email. */
    reached,
    /** Recipients in the envelopes, accepted or not. */
    recipients,
    /** All emails, oldest first. */
    emails,
    read,
    /** Returns the code in the oldest unread email with one: notices have none. */
    async readCode(email: string): Promise<string> {
      const { code } = await read(email)
      return code || this.readCode(email)
    },
  }
}

async function toBuffer(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readEmail(raw: Buffer): Promise<ReceivedEmail> {
  const { from, to = [], headers, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  const link = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? 'about:blank')
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to.map(({ address = '' }) => address),
    headers: headers.map(({ key }) => key),
    subject,
    text,
    html,
    link,
    code: link.searchParams.get('code') ?? '',
  }
}
