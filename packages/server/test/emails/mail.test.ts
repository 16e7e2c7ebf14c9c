import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { as, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { waitOptions } from '../wait-options'

const callbackUrl = 'http://localhost:3000/verify'

async function send(started: Awaited<ReturnType<typeof startServerForTest>>) {
  const { email, tokens } = await started.signUp()
  // The email of the sign-up is sent after its response; only then is it certain which email is
  // last.
  await vi.waitUntil(async () => (await logged(started)).length > 0, waitOptions)
  const response = await started.call('POST', '/contact-channels/send-verification-code', {
    headers: as('client', tokens),
    body: { email, callback_url: callbackUrl },
    mayFail: true,
  })
  return { email, response }
}

async function logged(started: Awaited<ReturnType<typeof startServerForTest>>) {
  const { body } = await started.call('GET', '/internal/emails', { headers: as('admin') })
  return body.items
}

describe('emails by SMTP', () => {
  it('have an HTML and a text part, and come from the project', async () => {
    const smtp = await startMailServer()
    const started = await startServerForTest({
      smtpUrl: smtp.url,
      mailFrom: 'auth@example.com',
    })
    const { email, response } = await send(started)
    expect(response.status).toBe(200)
    const message = smtp.emails.at(-1)
    expect(message).toMatchObject({
      from: { name: 'Demo', address: 'auth@example.com' },
      to: [email],
      subject: expect.stringContaining('Demo'),
    })
    expect(message?.link.href).toMatch(/^http:\/\/localhost:3000\/verify\?code=\w{45}$/)
    expect(message?.html).toContain(`href="${message?.link.href}"`)
  })

  it('are logged without their content', async () => {
    const smtp = await startMailServer()
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { email } = await send(started)
    const [entry] = await logged(started)
    expect(entry).toMatchObject({
      to: [email],
      error: null,
      sender_config: { type: 'shared', host: '127.0.0.1', sender_name: 'Demo' },
    })
    const outbox = await started.call('GET', '/dev/outbox.json', { headers: {} })
    expect(outbox.body.items).toEqual([])
  })

  it('are retried while the failure may be temporary', async () => {
    const smtp = await startMailServer([250, 450, 450, 250])
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { response } = await send(started)
    expect(response.status).toBe(200)
    const errors = (await logged(started)).map((entry: { error: unknown }) => entry.error)
    expect(errors.filter((error: unknown) => error !== null)).toHaveLength(2)
  })

  it('fail the call when they are refused permanently, but never a sign-up', async () => {
    const smtp = await startMailServer([550])
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { response } = await send(started)
    expect(response.status).toBe(500)
    expect((await logged(started))[0].error).toMatchObject({
      errorType: 'REJECTED',
      canRetry: false,
      message: expect.any(String),
    })
  })

  it('are sent before the server stops', async () => {
    const smtp = await startMailServer()
    const started = await startServerForTest({ smtpUrl: smtp.url })
    await started.signUp()
    await started.server.close()
    expect(smtp.emails).toHaveLength(1)
  })
})

describe('the development outbox', () => {
  it('shows emails as pages that run no scripts and load nothing', async () => {
    const started = await startServerForTest()
    const empty = await started.call('GET', '/dev/outbox', { headers: {} })
    expect(empty.body).toContain('No emails yet')
    const { email, tokens } = await started.signUp('page@example.com')
    await started.emailsTo(email)
    await started.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { display_name: '<script>alert(1)</script>"><img src=x onerror=alert(1)>' },
    })
    await started.call('POST', '/contact-channels/send-verification-code', {
      headers: as('client', tokens),
      body: { email, callback_url: callbackUrl },
    })
    const [message] = await started.emailsTo(email, 2)
    const list = await started.call('GET', '/dev/outbox', { headers: {} })
    expect(list.body).toContain(`href="/dev/outbox/${message.id}"`)
    expect(list.body).toContain(email)
    const page = await started.call('GET', `/dev/outbox/${message.id}`, { headers: {} })
    expect(page.body).toContain(`<a href="${message.links[0]}"`)
    expect(page.body).toMatch(/<iframe[^>]+sandbox="allow-popups/)
    expect(page.body).not.toMatch(/<script|<img[^>]+onerror|src="http/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('lists the code to type, and the age of each email', async () => {
    let time = Date.now()
    const started = await startServerForTest({ now: () => time })
    const email = 'ada@example.com'
    await started.call('POST', '/auth/otp/send-sign-in-code', {
      body: { email, callback_url: callbackUrl },
    })
    const [message] = await started.emailsTo(email)
    const [code] = /^[A-Z0-9]{6}$/m.exec(message.text) ?? []
    time += 330_000
    const { body } = await started.call('GET', '/dev/outbox', { headers: {} })
    expect(body).toContain(`<code>${code}</code>`)
    expect(body).toContain('5 minutes ago</time>')
    // The text about the code, which the button beside it shows; then the first letter of the recipient.
    const [, preview = ''] = /<small class="preview" dir="auto">([^<]*)/.exec(body) ?? []
    expect(preview).toMatch(/^The code and the link work once/)
    expect(preview).not.toContain(code)
    expect(body).toMatch(/<i aria-hidden="true" style="--hue:\d+">A<\/i>/)
    // A subject in Arabic reads from right to left.
    expect(body).toMatch(/<a href="[^"]*" dir="auto">/)
  })

  it('runs on its list one script alone, which the policy names by its hash', async () => {
    const started = await startServerForTest()
    const { body, headers } = await started.call('GET', '/dev/outbox', { headers: {} })
    const [[, script = ''] = []] = body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('responds with 404 for an unknown email', async () => {
    const started = await startServerForTest()
    const response = await started.call('GET', `/dev/outbox/${crypto.randomUUID()}`, {
      headers: {},
    })
    expect(response.status).toBe(404)
  })

  it('returns emails as data, newest first', async () => {
    const started = await startServerForTest()
    for (const email of ['first@example.com', 'second@example.com']) {
      await started.signUp(email)
      await started.emailsTo(email)
    }
    const { body } = await started.call('GET', '/dev/outbox.json', { headers: {} })
    expect(body.items.map((message: { to: string[] }) => message.to[0])).toEqual([
      'second@example.com',
      'first@example.com',
    ])
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      to: ['second@example.com'],
      from: expect.stringContaining('"Demo" <'),
      subject: expect.any(String),
      html: expect.stringContaining('<html'),
      text: expect.stringContaining('http://localhost:3000/'),
      links: [expect.stringMatching(/\?code=\w{45}$/)],
      sent_at_millis: expect.any(Number),
    })
    const path = '/dev/outbox.json?to=first%40Example.com'
    const toFirst = await started.call('GET', path, { headers: {} })
    expect(toFirst.body.items).toEqual(body.items.slice(1))
  })

  it('keeps only the newest emails', async () => {
    const started = await startServerForTest()
    const { email, tokens } = await started.signUp()
    await started.emailsTo(email)
    const send = () =>
      started.call('POST', '/contact-channels/send-verification-code', {
        headers: as('client', tokens),
        body: { email, callback_url: callbackUrl },
      })
    // A busy machine would refuse some of 105 at once.
    for (let sent = 0; sent < 105; sent += 15) {
      const responses = await Promise.all(Array.from({ length: 15 }, send))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    }
    const { body } = await started.call('GET', '/internal/emails', { headers: as('admin') })
    expect(body.items).toHaveLength(100)
    const total = await started.call('GET', '/dev/outbox.json', { headers: {} })
    expect(total.body.items).toHaveLength(100)
  })

  it.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox/x'])(
    'does not exist in production: %s',
    async (path) => {
      const started = await startServerForTest({
        production: true,
        secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
        url: 'https://auth.example.com',
      })
      expect((await started.call('GET', path, { headers: {} })).status).toBe(404)
    },
  )
})
