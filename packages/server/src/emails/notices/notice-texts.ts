/** Security events that the user is notified of by email. */
export const securityNoticeTypes = [
  'sign_in.new_browser',
  'sign_in_codes.disabled',
  'contact_channel.added',
  'contact_channel.changed',
  'contact_channel.removed',
  'connected_account.added',
  'connected_account.removed',
  'passkey.added',
  'passkey.removed',
  'second_factor.enabled',
  'second_factor.disabled',
  'recovery_codes.created',
  'recovery_code.used',
  'password.set',
  'password.changed',
  'password.removed',
  'password.reset',
] as const

/** Type of a security notice. */
export type SecurityNoticeType = (typeof securityNoticeTypes)[number]

/** Returns whether a type of security event has a notice. */
export function isSecurityNotice(type: string): type is SecurityNoticeType {
  return securityNoticeTypes.some((known) => known === type)
}

/** Facts that a security notice can list, one per line, in this order. */
export type NoticeFact =
  | 'address'
  | 'formerAddress'
  | 'signsIn'
  | 'isPrimary'
  | 'provider'
  | 'remaining'
  | 'time'
  | 'browser'
  | 'ipAddress'
  | 'changedBy'

/**
 * Texts of all notices in one language, with variables as in other email templates: `{{title}}`.
 */
export interface NoticeTexts {
  /** Subject of a security notice, containing its title. */
  subject: string
  /** Email that shows that a mail server works. Its subject is the title. */
  testEmail: { title: string; text: string }
  titles: Record<SecurityNoticeType, string>
  intro: string
  /** Replaces it after a sign-in with a recovery code. */
  codeUsed: string
  /** Replaces it after a sign-in with a new browser. */
  newBrowser: string
  /** Labels of the facts, including the colon. */
  facts: Record<NoticeFact, string>
  yes: string
  no: string
  wasYou: string
  /** Bold, before `notYou`. */
  ifNotYou: string
  notYou: string
  /** Button to the account settings of the app. */
  settings: string
  /** Reason that the email was sent to this address. */
  recipients: string
  /** Replaces it after a sign-in with a new browser, whose notice goes to one address. */
  recipient: string
  /** Why the time is not the local one. */
  timeZone: string
  webhookPaused: {
    subject: string
    title: string
    /** For an endpoint that responded with HTTP 410. */
    gone: string
    /** For an endpoint that failed for `{{days}}` days. */
    failing: string
    note: string
  }
}
