import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'
import { startEmailProject, toContent } from './mail-project'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const phish = '[Unlock your account](https://evil.example/login) **now**'

/** Fails if the name in an email is more than text. */
function requireTextOnly({ html, text }: { html: string; text: string }) {
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs.filter((href) => !href?.startsWith(page))).toEqual([])
  expect(html).not.toContain('<strong>')
  expect(text).toContain('[Unlock your account](')
  // Mail programs make links of what looks like an address in a text; a title is none.
  const texts = html.replace(/<title>.*<\/title>/, '') + text
  expect(texts).not.toMatch(/https?:\/\/evil|evil\.example/)
}

describe('M3: names of users and teams become links in emails', () => {
  it('shows no name of the sender in a verification email', async () => {
    const { verifyStranger } = await startEmailProject(service)
    const email = await verifyStranger(phish)
    expect(email.html + email.text + email.subject).not.toMatch(/Unlock|evil/)
  })

  it('shows the name of a team as text without markup or addresses', async () => {
    const { invite } = await startEmailProject(service)
    requireTextOnly(await invite(phish))
  })

  it('shows the name of an inviter as text without markup or addresses', async () => {
    const { mailServer } = await startEmailProject(service)
    const { id, headers } = await service.team()
    await service.must('PATCH /users/me', { headers, body: { display_name: phish } })
    const recipient = service.newEmail()
    const body = { team_id: id, email: recipient, callback_url: page }
    await service.must('POST /team-invitations/send-code', { headers, body })
    requireTextOnly(await mailServer.read(recipient))
  })

  it('shows names as text in templates of projects, too', async () => {
    const { invite, change } = await startEmailProject(service)
    const text =
      '{{teamInvitationLink}} **{{teamDisplayName}}** [{{teamDisplayName}}]({{teamInvitationLink}}) [x](https://app.example/{{teamDisplayName}}?a=1)'
    expect((await change('team_invitation', { content: toContent(text) })).status).toBe(200)
    const email = await invite('](https://evil.example/)[**a**')
    const hrefs = [...email.html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual([
      email.link.href,
      'https://app.example/%5D(https%3A%2F%2Fevil.example%2F)%5B**a**?a=1',
    ])
    await service.must('DELETE /email-templates/:type', {
      headers: as('admin'),
      path: { type: 'team_invitation' },
    })
  })

  it('cuts long names, and drops characters that reorder or hide text', async () => {
    const { invite } = await startEmailProject(service)
    const long = await invite('Crew '.repeat(40))
    expect(long.subject).not.toContain('Crew '.repeat(13))
    expect(long.subject).toBe(`You have been invited to join ${'Crew '.repeat(12)}Cre…`)
    const hidden = await invite('Ad\u202Emin\u2066\u0007\u200B of\nDemo')
    expect(hidden.subject).toBe('You have been invited to join Admin of Demo')
    expect(hidden.text).not.toMatch(/[\p{Bidi_Control}\u200B]/u)
  })
})
