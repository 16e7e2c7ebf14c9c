import type { EndpointKey } from '@app/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmailProject } from '../attacks/emails/mail-project'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Each email of the service, to a new user, with the form of its subject. */
const emails: [string, RegExp, (project: Project) => Promise<EmailMessage>][] = [
  ['verification', /^Verify your email for Demo$/, ({ verifyStranger }) => verifyStranger('Ada')],
  ['password reset', /^Reset your Demo password$/, (project) => request(project, reset)],
  [
    'sign-in',
    /^Sign in to Demo: Your code is [0-9A-Z]{6}$/,
    (project) => request(project, 'POST /auth/otp/send-sign-in-code'),
  ],
  ['invitation', /^You have been invited to join Crew$/, ({ invite }) => invite('Crew')],
]

type Project = Awaited<ReturnType<typeof startEmailProject>>
type EmailMessage = Awaited<ReturnType<Project['invite']>>

const reset = 'POST /auth/password/send-reset-code'

async function request(
  { mailServer }: Project,
  key: EndpointKey,
  headers: Record<string, string> = as('client'),
): Promise<EmailMessage> {
  const { email } = await service.signUp(service.newEmail())
  const { code } = await mailServer.read(email)
  await service.must('POST /contact-channels/verify', { body: { code } })
  await service.must(key, { headers, body: { email, callback_url: page } })
  return mailServer.read(email)
}

/** @see docs/http-api.md section 10.4 */
it.each(emails)(
  'the %s email names its project, and has its link once as text',
  async (...message) => {
    const [name, form, send] = message
    const { subject, text, link } = await send(await startEmailProject(service))
    expect(subject).toMatch(form)
    expect(link.href).toMatch(/\?code=\w{45}$/)
    expect(text.split(link.href)).toHaveLength(2)
    expect(text.match(/https?:/g)).toHaveLength(1)
    // The recipient of an invitation has requested nothing.
    expect(text.includes('If you didn’t request this email')).toBe(name !== 'invitation')
  },
)

it('the password reset email says that the other devices are signed out, as the resetting one stays', async () => {
  const { text } = await request(await startEmailProject(service), reset)
  expect(text).toContain('All other devices will be signed out.')
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

/** The emails that anyone can request for an address. */
const requests = ['POST /auth/otp/send-sign-in-code', reset] as const

it.each(requests)('the email of %s names the browser and address of the request', async (key) => {
  const headers = { ...as('client'), 'user-agent': firefox }
  const { text } = await request(await startEmailProject(service), key, headers)
  expect(text).toContain('Requested from Firefox on Linux, IP address 127.0.0.1.\n')
})

it('emails name the browser in the language of the user', async () => {
  const headers = { ...as('client'), 'user-agent': firefox, 'accept-language': 'de' }
  const { text } = await request(await startEmailProject(service), reset, headers)
  expect(text).toContain('Angefordert mit Firefox auf Linux, IP-Adresse 127.0.0.1.\n')
})

it.each(requests)('the email of %s names no server that requests it', async (key) => {
  const headers = { ...as('server'), 'user-agent': firefox }
  const { text } = await request(await startEmailProject(service), key, headers)
  expect(text).not.toMatch(/Requested|127\.0/)
})

it('an invitation names the member who sends it as the team knows them, without their address', async () => {
  const { mailServer } = await startEmailProject(service)
  const { id, headers, owner } = await service.team()
  const invite = async () => {
    const email = service.newEmail()
    const body = { team_id: id, email, callback_url: page }
    await service.must('POST /team-invitations/send-code', { headers, body })
    return mailServer.read(email)
  }
  const nameless = await invite()
  expect(nameless.subject).toBe('You have been invited to join Crew')
  expect(nameless.html + nameless.text).not.toContain(owner.email)
  await service.must('PATCH /users/me', { headers, body: { display_name: 'Ada Lovelace' } })
  const named = await invite()
  expect(named.subject).toBe('Ada Lovelace invited you to join Crew')
  expect(named.text).toContain('Ada Lovelace invited you to join the team Crew on Demo.')
  await service.must('PATCH /team-member-profiles/:team_id/:user_id', {
    headers,
    path: { team_id: id, user_id: 'me' },
    body: { display_name: 'Countess' },
  })
  expect((await invite()).subject).toBe('Countess invited you to join Crew')
})
