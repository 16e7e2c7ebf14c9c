import type { SentEmailType } from '@app/core/admin'

/** Names of the types of emails, in the order of the filter. */
const names = {
  magic_link: 'Sign-in code',
  email_verification: 'Email verification',
  password_reset: 'Password reset',
  team_invitation: 'Team invitation',
  security_notice: 'Security notice',
  webhook_endpoint_paused: 'Paused webhook',
  test: 'Test email',
} satisfies Record<SentEmailType, string>

/** Types of emails with their names. */
export const emailTypes = Object.entries(names).map(([id, name]) => ({ id, name }))

/** Returns the name of a type of email; `null` if it is unknown. */
export function toEmailTypeName(type: SentEmailType | null): string | null {
  return type && names[type]
}

/** Returns whether a text, such as a parameter of the URL, is a type of email. */
export function isSentEmailType(text: string): text is SentEmailType {
  return Object.hasOwn(names, text)
}

/** Outcomes by which the list can be filtered. */
export const outcomes = [
  { id: 'sent', name: 'Sent' },
  { id: 'failed', name: 'Failed' },
] as const

/** Returns the outcome that a parameter of the URL names. */
export function findOutcome(id: string | null) {
  return outcomes.find((outcome) => outcome.id === id)?.id
}
