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
import type { EmailTemplate } from './templates/default-templates'
import { listTemplateWarnings } from './templates/template-variables'
import type { EmailVariables } from './templates/values'

type Preview = RequestOf<'POST /internal/email-templates/:type/preview', 'admin'>['body']

const link = 'https://app.example.com/handler/page?code=example'

const recipient = 'ada@example.com'

const origin = { browser: 'Safari (iOS)', ipAddress: '203.0.113.7' }

interface PreviewedEmail extends RenderedEmail {
  /** Sentences about a missing link or code. */
  warnings: string[]
}

/** Values of a preview. */
const examples = {
  email_verification: { userDisplayName: 'Ada', emailVerificationLink: link },
  password_reset: {
    userDisplayName: 'Ada',
    passwordResetLink: link,
    expiresInMinutes: '60',
    ...origin,
  },
  magic_link: {
    userDisplayName: 'Ada',
    magicLink: link,
    otp: 'A1B2C3',
    expiresInMinutes: '15',
    ...origin,
  },
  team_invitation: {
    userDisplayName: 'Grace',
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
): Promise<PreviewedEmail> {
  const current = await findTemplate(context.db, project.id, type)
  if (subject === undefined && content === undefined) {
    const variables = toVariables(type, project.displayName)
    const email = await renderEmail(context, project, { type, variables, language, recipient })
    return { ...email, warnings: listTemplateWarnings(type, current.content) }
  }
  return renderChanged(type, { subject, content }, { current, displayName: project.displayName })
}

/**
 * Renders a template of which some parts change, with example values.
 *
 * @throws {DomainError} with the reason if the template would be refused.
 */
export async function renderChanged(
  type: EmailTemplateType,
  changes: { subject?: string; content?: unknown },
  { current, displayName }: { current: EmailTemplate; displayName: string },
): Promise<PreviewedEmail> {
  const changed = await toChecked(type, changes, current)
  return {
    ...(await renderTemplate(changed, toVariables(type, displayName))),
    warnings: listTemplateWarnings(type, changed.content),
  }
}

function toVariables(type: EmailTemplateType, projectDisplayName: string): EmailVariables {
  return { ...examples[type], projectDisplayName }
}
