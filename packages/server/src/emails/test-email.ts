import type { EmailMessage } from './mailer'
import { type RenderContext, type RenderedProject, renderDefault, toDesign } from './render-email'
import { heading, letter, paragraph } from './templates/default-templates'

const template = {
  subject: 'Test email',
  content: letter({
    title: heading('Test email'),
    text: paragraph('This is a test email from {{projectDisplayName}}. The mail server works.'),
  }),
}

/** Renders an email that shows that a mail server works, in the design of the others. */
export async function renderTestEmail(
  { config }: Pick<RenderContext, 'config'>,
  project: RenderedProject,
  to: string,
): Promise<EmailMessage> {
  const variables = { projectDisplayName: project.displayName }
  const { subject, html, text } = await renderDefault(
    template,
    variables,
    toDesign(config, project),
  )
  return { project, to, subject, html, text }
}
