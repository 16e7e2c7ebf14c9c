import type { EmailMessage, EmailProject } from './mailer'

/** Returns an email that shows that a mail server works. */
export function toTestEmail(project: EmailProject, to: string): EmailMessage {
  const text = `This is a test email from ${project.displayName}. The mail server works.`
  return { project, to, subject: 'Test email', text, html: `<p>${escapeHtml(text)}</p>` }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
