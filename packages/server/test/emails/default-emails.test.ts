import type { EndpointKey } from '@app/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmailProject } from '../attacks/emails/mail-project'
import { createWorld, page, type World } from '../world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.server.close())

/** Each email of the service, to a new user, with the form of its subject. */
const emails: [string, RegExp, (project: Project) => Promise<EmailMessage>][] = [
  ['verification', /^Verify your email at Demo$/, ({ verifyStranger }) => verifyStranger('Ada')],
  ['password reset', /^Reset your password at Demo$/, (project) => request(project, reset)],
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

async function request({ mailServer }: Project, key: EndpointKey): Promise<EmailMessage> {
  const { email } = await world.signUp(world.newEmail())
  const { code } = await mailServer.read(email)
  await world.must('POST /contact-channels/verify', { body: { code } })
  await world.must(key, { body: { email, callback_url: page } })
  return mailServer.read(email)
}

/** @see docs/http-api.md section 10.4 */
it.each(emails)(
  'the %s email names its project, and has its link once as text',
  async (...message) => {
    const [name, form, send] = message
    const { subject, text, link } = await send(await startEmailProject(world))
    expect(subject).toMatch(form)
    expect(link.href).toMatch(/\?code=\w{45}$/)
    expect(text.split(link.href)).toHaveLength(2)
    expect(text.match(/https?:/g)).toHaveLength(1)
    // The recipient of an invitation has requested nothing.
    expect(text.includes('If you didn’t request this email')).toBe(name !== 'invitation')
  },
)

it('the password reset email says that the other devices are signed out, as the resetting one stays', async () => {
  const { text } = await request(await startEmailProject(world), reset)
  expect(text).toContain('All other devices will be signed out.')
})
