import { as } from '../../harness'
import { startMailServer } from '../../stand-ins/mail-server'
import { page, type TestService } from '../../test-service'

/** The mail server of a project, with the emails it received. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Types of emails whose templates projects change. */
type TemplateType = 'email_verification' | 'password_reset' | 'magic_link' | 'team_invitation'

/** Starts the demo project with a mail server of its own, whose emails can be read. */
export async function startEmailProject(service: TestService) {
  const mailServer = await startMailServer()
  const { hostname: host, port } = new URL(mailServer.url)
  const server = { host, port: Number(port), username: 'user', password: 'word' }
  const sender = { sender_name: 'Sender', sender_email: 'sender@example.com' }
  await service.configure({ email_config: { type: 'standard', ...server, ...sender } })
  const { must, send } = service

  return {
    mailServer,
    /** Invites a new address to a team of a name. */
    async invite(display_name: string) {
      const email = service.newEmail()
      const team = await must('POST /teams', { headers: as('server'), body: { display_name } })
      await must('POST /team-invitations/send-code', {
        headers: as('server'),
        body: { team_id: team.id, email, callback_url: page },
      })
      return mailServer.read(email)
    },
    /** Adds the address of another user to a user with this name, and requests its verification. */
    async verifyStranger(display_name: string) {
      const { tokens } = await service.signUp(service.newEmail())
      const headers = as('client', tokens)
      await must('PATCH /users/me', { headers, body: { display_name } })
      const email = service.newEmail()
      const { id } = await must('POST /contact-channels', {
        headers,
        body: { user_id: 'me', value: email, type: 'email', used_for_auth: false },
      })
      await must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
        headers,
        path: { user_id: 'me', contact_channel_id: id },
        body: { callback_url: page },
      })
      return mailServer.read(email)
    },
    /** Changes a template, which may be refused. */
    change: (type: TemplateType, body: { subject?: string; content?: unknown }) =>
      send('PATCH /email-templates/:type', { headers: as('admin'), path: { type }, body }),
  }
}

/** A block document with one text. */
export function toContent(text: string) {
  return {
    root: { type: 'EmailLayout', data: { childrenIds: ['text'] } },
    text: { type: 'Text', data: { props: { text } } },
  }
}
