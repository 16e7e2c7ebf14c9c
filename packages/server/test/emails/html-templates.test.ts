import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const path = { type: 'team_invitation' }
const headers = as('admin')

afterEach(() => service.send('DELETE /email-templates/:type', { headers, path }))

const text = 'Join {{teamDisplayName}}: {{teamInvitationLink}}'

const change = (html: string, plain = text) =>
  service.send('PATCH /email-templates/:type', {
    headers,
    path,
    body: { content: { html, text: plain } },
  })

/** Invites a new address to a team of a name, and returns the email. */
async function invite(display_name: string) {
  const email = service.newEmail()
  const team = await service.must('POST /teams', { headers: as('server'), body: { display_name } })
  await service.must('POST /team-invitations/send-code', {
    headers: as('server'),
    body: { team_id: team.id, email, callback_url: page },
  })
  const [message] = await service.emailsTo(email)
  return message
}

describe('a template as HTML and text', () => {
  it('is sent with its values, through the mail server of the service', async () => {
    const html =
      '<!doctype html><html><head><style>p > b { color: red }</style></head><body><p title="{{teamDisplayName}}">Hi &amp; <b>{{teamDisplayName}}</b>{{#if inviterDisplayName}} friend{{else}} é{{/if}}</p><a href="{{teamInvitationLink}}">Join</a></body></html>'
    const { status, body } = await change(html)
    expect([status, body.content, body.is_default]).toEqual([200, { html, text }, false])
    const message = await invite('Crew')
    expect(message.subject).toBe('You have been invited to join Crew')
    expect(message.text).toBe(`Join Crew: ${message.links[0]}\n`)
    expect(message.html).toBe(
      `<!doctype html><html><head><style>p > b { color: red }</style></head><body><p title="Crew">Hi &amp; <b>Crew</b> é</p><a href="${message.links[0]}">Join</a></body></html>`,
    )
  })

  it('shows values as text wherever they are', async () => {
    const html =
      '<p>{{teamDisplayName}}</p><a href="{{teamDisplayName}}" title="{{teamDisplayName}}">1</a><a href="https://app.example/{{teamDisplayName}}">2</a><img alt="{{{teamDisplayName}}}" src="https://app.example/a.png">'
    expect((await change(html)).status).toBe(200)
    for (const name of ['<b>&"\'', 'javascript:alert(1)', '"onload="alert(1)', '{{magicLink}}']) {
      const { html: sent } = await invite(name)
      const tags = (sent.match(/<[^>]*>/g) ?? []).join('')
      expect(tags).not.toMatch(/<b>|href="javascript:|" ?onload=/)
      expect(sent.match(/<[a-z]+/g)).toEqual(['<p', '<a', '<a', '<img'])
    }
  })

  it.each([
    ['a variable in an element', '<b{{teamDisplayName}}>x'],
    ['a variable as an attribute', '<p {{teamDisplayName}}>x</p>'],
    ['a variable in a style', '<p style="color: {{teamDisplayName}}">x</p>'],
    ['a variable in a style sheet', '<style>p { color: {{teamDisplayName}} }</style>'],
    ['a variable in a comment', '<!-- {{teamDisplayName}} -->'],
    ['a script', '<script>alert(1)</script>'],
    ['a frame', '<iframe src="https://app.example"></iframe>'],
    ['a form', '<form action="https://app.example"></form>'],
    ['an event handler', '<p onclick="alert(1)">x</p>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://app.example">'],
    ['a script as a link', '<a href="javascript:alert(1)">x</a>'],
    ['a script as a link, broken', '<a href=" java\nscript:alert(1)">x</a>'],
    ['a script before a value', '<a href="javascript:{{teamDisplayName}}">x</a>'],
    ['a script in one case', '<a href="{{#if inviterDisplayName}}javascript:x{{/if}}">x</a>'],
    ['a document as a link', '<a href="data:text/html,x">x</a>'],
    ['an unknown tag', '{{#each members}}x{{/each}}'],
    ['an unclosed condition', '{{#if inviterDisplayName}}x'],
    ['too much', 'x'.repeat(50_001)],
    ['too many elements', '<br>'.repeat(4000)],
    ['too many levels', '<b>'.repeat(200)],
    ['values that become too long', '{{teamInvitationLink}}'.repeat(1000)],
  ])('is refused with %s', async (_, html) => {
    const { status, body } = await change(html)
    expect([status, body]).toEqual([400, expect.stringMatching(/^\S.+/)])
  })

  it.each([
    ['html', { html: '<p>{{verificationLink}}</p>', text }],
    ['html of a condition', { html: '{{#if otp}}{{/if}}', text }],
    ['text', { html: '<p>x</p>', text: '{{invitationLink}}' }],
  ])(
    'is refused with an unknown variable in its %s, naming those of its type',
    async (_, content) => {
      const { status, body } = await service.send('PATCH /email-templates/:type', {
        headers,
        path,
        body: { content },
      })
      expect([status, body]).toEqual([
        400,
        expect.stringMatching(
          /^(verificationLink|otp|invitationLink) is not a variable of team_invitation\. Its variables are projectDisplayName, userDisplayName, teamDisplayName, inviterDisplayName, teamInvitationLink\.$/,
        ),
      ])
    },
  )

  it('is refused with an unknown variable in its subject, also by a preview', async () => {
    const request = { headers, path, body: { subject: 'Join {{team}}' } }
    for (const endpoint of [
      'PATCH /email-templates/:type',
      'POST /internal/email-templates/:type/preview',
    ] as const) {
      expect((await service.send(endpoint, request)).body).toContain('team is not a variable of')
    }
  })

  it('is refused without its text part, and with other keys', async () => {
    for (const content of [{ html: '<p>x</p>' }, { html: '<p>x</p>', text, css: '' }]) {
      const request = { headers, path, body: { content } }
      expect((await service.send('PATCH /email-templates/:type', request)).status).toBe(400)
    }
  })
})

describe('a preview', () => {
  const preview = (body: object) =>
    service.send('POST /internal/email-templates/:type/preview', { headers, path, body })

  it('shows a template with example values before it is saved', async () => {
    const html = '<p>{{teamDisplayName}} at {{projectDisplayName}}</p>'
    const { body } = await preview({ subject: 'Join {{teamDisplayName}}', content: { html, text } })
    expect(body).toEqual({
      subject: 'Join Crew',
      html: '<p>Crew at Demo</p>',
      text: expect.stringMatching(/^Join Crew: https:\/\/\S+\n$/),
      warnings: ['The HTML of team_invitation does not contain {{teamInvitationLink}}.'],
    })
    const saved = await service.must('GET /email-templates/:type', { headers, path })
    expect(saved.is_default).toBe(true)
  })

  it('shows the default email in a language', async () => {
    const { body } = await preview({ language: 'de-DE' })
    expect(body.subject).toBe('Ada lädt Sie ein, Crew beizutreten')
    expect(body.html).toContain('lang="de-DE"')
  })

  it('shows why a template is refused', async () => {
    const { status, body } = await preview({ content: { html: '<script>', text } })
    expect([status, body]).toEqual([400, 'An email cannot have <script>.'])
  })

  it('warns of no default email', async () => {
    for (const type of ['email_verification', 'password_reset', 'magic_link', 'team_invitation']) {
      const request = { headers, path: { type }, body: { subject: 'Hello {{userDisplayName}}' } }
      const shown = await service.must('POST /internal/email-templates/:type/preview', request)
      expect([shown.subject.startsWith('Hello'), shown.warnings]).toEqual([true, []])
    }
  })
})
