import type { EmailTemplateType } from '@app/contract'
import { type EmailTemplate, isHtmlContent } from './default-templates'
import { listVariables, TemplateError } from './template-syntax'
import type { EmailVariable } from './values'

interface TypeVariables {
  all: EmailVariable[]
  /** Those that let the reader do what the email is for; one of them is enough. */
  actions: EmailVariable[]
}

/** The variables of each type of template, as in docs/http-api.md section 10.4. */
const variables: Record<EmailTemplateType, TypeVariables> = {
  email_verification: {
    all: ['projectDisplayName', 'userDisplayName', 'emailVerificationLink'],
    actions: ['emailVerificationLink'],
  },
  password_reset: {
    all: [
      'projectDisplayName',
      'userDisplayName',
      'passwordResetLink',
      'expiresInMinutes',
      'browser',
      'ipAddress',
    ],
    actions: ['passwordResetLink'],
  },
  magic_link: {
    all: [
      'projectDisplayName',
      'userDisplayName',
      'magicLink',
      'otp',
      'expiresInMinutes',
      'browser',
      'ipAddress',
    ],
    actions: ['magicLink', 'otp'],
  },
  team_invitation: {
    all: [
      'projectDisplayName',
      'userDisplayName',
      'teamDisplayName',
      'inviterDisplayName',
      'teamInvitationLink',
    ],
    actions: ['teamInvitationLink'],
  },
}

/** Templates of published clients use it for a greeting in every type, even in those where it is never set. */
const acceptedInAll: string[] = ['userDisplayName'] satisfies EmailVariable[]

/**
 * Requires that a template, or the parts of one that change, has only variables of its type: others
 * are always empty.
 *
 * @throws {TemplateError} with the names of the type.
 */
export function requireKnownVariables(
  type: EmailTemplateType,
  parts: { subject?: string; content?: unknown },
): void {
  const known: string[] = variables[type].all
  const unknown = listVariables(parts).find(
    (name) => !known.includes(name) && !acceptedInAll.includes(name),
  )
  if (unknown === undefined) return
  throw new TemplateError(
    `${unknown} is not a variable of ${type}. Its variables are ${known.join(', ')}.`,
  )
}

/** Lists what readers of an email would lack: the link or code that it is for, in each of its parts. */
export function listTemplateWarnings(
  type: EmailTemplateType,
  content: EmailTemplate['content'],
): string[] {
  const { actions } = variables[type]
  const parts = isHtmlContent(content)
    ? { HTML: content.html, 'plain text': content.text }
    : { content }
  return Object.entries(parts)
    .filter(([, part]) => !listVariables(part).some((name) => actions.some((one) => one === name)))
    .map(
      ([name]) =>
        `The ${name} of ${type} does not contain ${actions.map((one) => `{{${one}}}`).join(' or ')}.`,
    )
}
