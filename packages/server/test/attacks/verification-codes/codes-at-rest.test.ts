import { describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../../harness'
import { startMailServer } from '../../stand-ins/mail-server'

const email = 'victim@example.com'
const callback_url = 'http://localhost:3000/handler/magic-link-callback'

/** Requests a sign-in code, and reads the email and the log of sent emails. */
async function askForCode(subject?: string) {
  const smtp = await startMailServer()
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const started = await startServerForTest({ smtpUrl: smtp.url, logTo })
  const { call, configure } = started
  await configure({ magic_link_enabled: true })
  if (subject) {
    const { hostname: host, port } = new URL(smtp.url)
    const sender = { sender_name: 'Demo', sender_email: 'demo@example.com' }
    const server = { host, port: Number(port), username: 'user', password: 'word' }
    await configure({ email_config: { type: 'standard', ...server, ...sender } })
    const { status } = await call('PATCH', '/email-templates/magic_link', {
      headers: as('admin'),
      body: { subject },
    })
    expect(status).toBe(200)
  }
  const { body } = await call('POST', '/auth/otp/send-sign-in-code', {
    body: { email, callback_url },
  })
  const message = await smtp.read(email)
  await started.idle()
  const sent = await call('GET', '/internal/emails', { headers: as('admin') })
  const typed = /^[0-9A-Z]{6}$/m.exec(message.text)?.[0] ?? ''
  const signIn = (code: string) =>
    call('POST', '/auth/otp/sign-in', { body: { code: code + body.nonce } })
  return { mail: message, typed, signIn, log, logged: sent.body.items[0].subject as string }
}

describe('M10: the sign-in code is stored in plain text in the database', () => {
  it('is in the subject of the email, and masked in the log of sent emails', async () => {
    const { mail: message, typed, log, logged, signIn } = await askForCode()
    expect(logged).not.toContain(typed)
    expect(message.subject).toBe(`Sign in to Demo: Your code is ${typed}`)
    expect(logged).toBe('Sign in to Demo: Your code is ••••••')
    for (const word of logged.match(/\w{6}/g) ?? [])
      expect((await signIn(word)).status).not.toBe(200)
    expect((await signIn(typed)).status).toBe(200)
    expect(typed).toHaveLength(6)
    // Logs of test servers contain every request, but no code.
    expect(log.join('')).toContain('/auth/otp/sign-in')
    expect(log.join('')).not.toContain(typed)
  })

  it('is masked in subjects that projects wrote, as are links', async () => {
    const { mail: message, typed, logged } = await askForCode('{{otp}}: {{magicLink}}')
    expect(message.subject).toBe(`${typed}: ${message.link.href}`)
    expect(logged).toBe('••••••: ••••••')
  })
})
