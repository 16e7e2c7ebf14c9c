import type { EmailTemplateType } from '@app/contract'

/** Texts of a default email in one language. They are templates: `{{name}}`, `{{#if name}}`. */
interface EmailTexts {
  subject: string
  title: string
  text: string
  /** Button with the link of the email. */
  action: string
  /**
   * Small text at the end. `{{lifetime}}` is replaced by how long the link is valid, such as
   * `15 minutes`.
   */
  note: string
}

/** Texts of all default emails in one language. */
export type TemplateTexts = Record<EmailTemplateType, EmailTexts> & {
  magic_link: EmailTexts & {
    /** Above the button. The code may be absent. */
    link: string
  }
  /** For a user whose name is known and whose address is verified. A paragraph of its own, so the next one begins like a sentence. */
  greeting: string
  /** Introduces the address of the button, which follows on a line of its own. */
  address: string
  /** Browser of the request that caused the email, and its IP address if it is known. */
  requested: string
  /** Below the email: who sends it, and to which address, as mailboxes may be forwarded. */
  sent: string
}
