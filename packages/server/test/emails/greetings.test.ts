import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmailProject } from '../attacks/emails/mail-project'
import { as, ownClient } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

type Project = Awaited<ReturnType<typeof startEmailProject>>

const name = 'Ada Lovelace'

/** Signs up with a name, which any visitor can do with the address of another person. */
async function signUp({ mailServer }: Project) {
  const { email, tokens } = await service.signUp(service.newEmail())
  const headers = as('client', tokens)
  await service.must('PATCH /users/me', { headers, body: { display_name: name } })
  const { code } = await mailServer.read(email)
  const verify = () => service.must('POST /contact-channels/verify', { body: { code } })
  return { email, headers, verify }
}

/** Requests an email to an address of a user. */
const requests: [string, (email: string) => Promise<unknown>][] = [
  [
    'sign-in code',
    (email) =>
      service.must('POST /auth/otp/send-sign-in-code', {
        headers: { ...as('client'), ...ownClient },
        body: { email, callback_url: page },
      }),
  ],
  [
    'password reset',
    (email) =>
      service.must('POST /auth/password/send-reset-code', { body: { email, callback_url: page } }),
  ],
  [
    'invitation',
    async (email) => {
      const { id: team_id, headers } = await service.team()
      const body = { team_id, email, callback_url: page }
      await service.must('POST /team-invitations/send-code', { headers, body })
    },
  ],
]

describe.each(requests)('the email of a %s', (_, request) => {
  it('greets a user by name whose address is verified', async () => {
    const project = await startEmailProject(service)
    const { email, verify } = await signUp(project)
    await verify()
    await request(email)
    const { html, text } = await project.mailServer.read(email)
    expect(text).toContain(`\n\nHello ${name},\n\n`)
    expect(html).toContain(`Hello ${name},`)
  })

  it('shows no name that was chosen by a user who may not own the address', async () => {
    const project = await startEmailProject(service)
    const { email } = await signUp(project)
    await request(email)
    const { html, text } = await project.mailServer.read(email)
    expect(html + text).not.toMatch(/Ada|Hello/)
  })
})

it('a verification greets no one, and a notice its user', async () => {
  const project = await startEmailProject(service)
  const { email, headers, verify } = await signUp(project)
  await verify()
  const added = service.newEmail()
  const { id } = await service.must('POST /contact-channels', {
    headers,
    body: { user_id: 'me', value: added, type: 'email', used_for_auth: false },
  })
  expect((await project.mailServer.read(email)).text).toContain(`\n\nHello ${name},\n\n`)
  await service.must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
    headers,
    path: { user_id: 'me', contact_channel_id: id },
    body: { callback_url: page },
  })
  const { html, text } = await project.mailServer.read(added)
  expect(html + text).not.toMatch(/Ada|Hello/)
})

it('emails end with the address they were sent to', async () => {
  const project = await startEmailProject(service)
  const { email } = await signUp(project)
  const [request] = requests.map(([, send]) => send).slice(1)
  await request?.(email)
  const { text } = await project.mailServer.read(email)
  expect(text.replaceAll('\u2060', '').trimEnd()).toMatch(
    new RegExp(`\nDemo sent this email to ${email}\\.$`),
  )
})
