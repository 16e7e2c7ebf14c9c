import type { EmailTemplateType, RequestOf } from '@app/contract'
import type { Project } from '../projects/projects'
import { toChecked } from './project-templates'
import {
  findTemplate,
  type RenderContext,
  type RenderedEmail,
  renderEmail,
  renderTemplate,
} from './render-email'
import type { EmailVariables } from './templates/values'

type Preview = RequestOf<'POST /internal/email-templates/:type/preview', 'admin'>['body']

const link = 'https://app.example.com/handler/page?code=example'

const origin = { browser: 'Safari (iOS)', ipAddress: '203.0.113.7' }

/** Values of a preview. */
const examples = {
  email_verification: { userDisplayName: 'Ada', emailVerificationLink: link },
  password_reset: {
    userDisplayName: 'Ada',
    passwordResetLink: link,
    expiresInMinutes: '60',
    ...origin,
  },
  magic_link: { magicLink: link, otp: 'A1B2C3', expiresInMinutes: '15', ...origin },
  team_invitation: {
    inviterDisplayName: 'Ada',
    teamDisplayName: 'Crew',
    teamInvitationLink: link,
  },
} satisfies Record<EmailTemplateType, EmailVariables>

/**
 * Renders a template with example values. Without changes, it is the email that is sent now.
 *
 * @throws {DomainError} with the reason if the template would be refused.
 */
export async function previewTemplate(
  context: RenderContext,
  project: Project,
  type: EmailTemplateType,
  { subject, content, language }: Preview,
): Promise<RenderedEmail> {
  const variables = { ...examples[type], projectDisplayName: project.displayName }
  if (subject === undefined && content === undefined) {
    return renderEmail(context, project, { type, variables, language })
  }
  const current = await findTemplate(context.db, project.id, type)
  const changed = { subject: subject ?? current.subject, content: content ?? current.content }
  return renderTemplate(await toChecked(changed), variables)
}
