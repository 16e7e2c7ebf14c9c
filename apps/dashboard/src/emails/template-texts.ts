import type { EmailTemplateType } from '@app/core/admin'

interface TemplateTexts {
  name: string
  /** Occasion of the email. */
  hint: string
  /** Names for the template, filled in for each email. */
  variables: string[]
}

const requested = ['expiresInMinutes', 'browser', 'ipAddress']

/** Texts about the emails with a template, in the order of the page. */
const texts = {
  email_verification: {
    name: 'Email verification',
    hint: 'Sent to verify the address of an account.',
    variables: ['projectDisplayName', 'userDisplayName', 'emailVerificationLink'],
  },
  magic_link: {
    name: 'Sign-in code',
    hint: 'Sent to sign in with a code or a link.',
    variables: ['projectDisplayName', 'userDisplayName', 'magicLink', 'otp', ...requested],
  },
  password_reset: {
    name: 'Password reset',
    hint: 'Sent to set a new password.',
    variables: ['projectDisplayName', 'userDisplayName', 'passwordResetLink', ...requested],
  },
  team_invitation: {
    name: 'Team invitation',
    hint: 'Sent to a person who is invited to a team.',
    variables: [
      'projectDisplayName',
      'userDisplayName',
      'teamDisplayName',
      'inviterDisplayName',
      'teamInvitationLink',
    ],
  },
} satisfies Record<EmailTemplateType, TemplateTexts>

/** Returns the texts about an email. */
export function templateTextsOf(type: EmailTemplateType): TemplateTexts {
  return texts[type]
}

/** Returns whether a text, such as a part of the URL, is the type of an email. */
export function isTemplateType(text: string | undefined): text is EmailTemplateType {
  return text !== undefined && Object.hasOwn(texts, text)
}
