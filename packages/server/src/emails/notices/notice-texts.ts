/** Changes to an account that its user is told of by email: types of security events. */
export const securityNoticeTypes = [
  'contact_channel.added',
  'contact_channel.changed',
  'contact_channel.removed',
  'connected_account.added',
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

/** Names a change that the user is told of by email. */
export type SecurityNoticeType = (typeof securityNoticeTypes)[number]

/** Whether a type of security event is one of them. */
export function isSecurityNotice(type: string): type is SecurityNoticeType {
  return securityNoticeTypes.some((known) => known === type)
}

/** Facts a security notice can list, each on a line of its own, in this order. */
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

/** Texts of all notices in one language, with variables as in other mail templates: `{{title}}`. */
export interface NoticeTexts {
  /** Of a security notice, around its title. */
  subject: string
  titles: Record<SecurityNoticeType, string>
  intro: string
  /** In place of it after a sign-in with a recovery code. */
  codeUsed: string
  /** Labels of the facts, with the colon. */
  facts: Record<NoticeFact, string>
  yes: string
  no: string
  wasYou: string
  /** Bold, before `notYou`. */
  ifNotYou: string
  notYou: string
  /** Button to the account settings of the app. */
  settings: string
  /** Why the mail came to this address. */
  recipients: string
  webhookPaused: {
    subject: string
    title: string
    /** After an endpoint that says that it is gone (HTTP 410). */
    gone: string
    /** After an endpoint that failed for `{{days}}` days. */
    failing: string
    note: string
  }
}
