import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/**
 * Starts a project with a mail server whose emails are read, and a function that invites users to a
 * team.
 */
async function start() {
  const mailServer = await startMailServer()
  const { hostname: host, port } = new URL(mailServer.url)
  const server = { host, port: Number(port), username: 'user', password: 'word' }
  const sender = { sender_name: 'Sender', sender_email: 'sender@example.com' }
  await service.configure({ email_config: { type: 'standard', ...server, ...sender } })
  const { must } = service
  async function invite(display_name: string) {
    const email = service.newEmail()
    const team = await must('POST /teams', { headers: as('server'), body: { display_name } })
    await must('POST /team-invitations/send-code', {
      headers: as('server'),
      body: { team_id: team.id, email, callback_url: page },
    })
    return mailServer.read(email)
  }
  const writeSubject = (subject: string) =>
    must('PATCH /email-templates/:type', {
      headers: as('admin'),
      path: { type: 'team_invitation' },
      body: { subject },
    })
  return { must, mailServer, server, invite, writeSubject }
}

const lines = 'Crew\r\nBcc: thief@example.com\r\n\r\nAnother body'

describe('a name in an email', () => {
  it('is rendered as text, not as a template or markup', async () => {
    const { invite, writeSubject } = await start()
    await writeSubject('Join {{teamDisplayName}}')
    const name = '{{projectDisplayName}} {{7*7}} <img src=x onerror=alert(1)>'
    const message = await invite(name)
    expect(message.subject).toBe(`Join ${name}`)
    expect(message.text).toContain(name)
    expect(message.html).not.toContain('<img src=x')
    expect(message.html).toContain('&lt;img src=x')
  })

  it('adds no header and no recipient', async () => {
    const { invite, must, mailServer } = await start()
    await must('PATCH /projects/current', { headers: as('admin'), body: { display_name: lines } })
    const message = await invite(lines)
    expect(message.headers).not.toContain('bcc')
    expect(message.to).toHaveLength(1)
    expect(message.from.address).toBe('sender@example.com')
    expect(mailServer.recipients).toEqual(message.to)
  })

  it('adds no header or recipient when it is the name of the sender', async () => {
    const { must, mailServer, server } = await start()
    const config = { ...server, sender_name: lines, sender_email: 'sender@example.com' }
    const to = 'reader@example.com'
    const sent = await must('POST /internal/send-test-email', {
      headers: as('admin'),
      body: { recipient_email: to, email_config: config },
    })
    expect(sent).toEqual({ success: true })
    const message = await mailServer.read(to)
    expect([message.headers.includes('bcc'), mailServer.recipients]).toEqual([false, [to]])
    expect(message.from.address).toBe('sender@example.com')
  })
})

it("a project's template reaches nothing but its variables", async () => {
  const { invite, writeSubject } = await start()
  await writeSubject('Join {{teamDisplayName}}')
  for (const trick of [
    '{{constructor}}',
    '{{__proto__}}',
    '{{toString}}',
    '{{constructor.constructor "return process.env"}}',
    '{{#with "s" as |s|}}{{#with (lookup s "constructor")}}{{name}}{{/with}}{{/with}}',
    '{{__proto__.constructor.name}}{{lookup this "__lookupGetter__"}}',
    '{{> @partial-block}}{{log "x" level="error"}}',
  ]) {
    const { status, body } = await service.send('PATCH /email-templates/:type', {
      headers: as('admin'),
      path: { type: 'team_invitation' },
      body: { subject: trick },
    })
    expect([status, body]).toEqual([
      400,
      expect.stringMatching(/is not supported|is not a variable of/),
    ])
  }
  expect((await invite('Crew')).subject).toBe('Join Crew')
})
