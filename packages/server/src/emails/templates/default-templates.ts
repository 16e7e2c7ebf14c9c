import type { EmailTemplateType, Language } from '@app/contract'
import { templateTexts } from '../texts/template-languages'
import type { Block, BlockDocument } from './blocks'
import type { HtmlContent } from './html-template'
import type { EmailVariable, EmailVariables } from './values'

/** Subject and content, both with variables: `{{name}}`, `{{#if name}}`. */
export interface EmailTemplate {
  subject: string
  content: BlockDocument | HtmlContent
}

/** Returns whether a template is HTML and not a block document. */
export function isHtmlContent(content: object): content is HtmlContent {
  return 'html' in content && typeof content.html === 'string'
}

/** A template whose content is a block document. */
export interface BlockTemplate extends EmailTemplate {
  content: BlockDocument
}

const padding = { top: 8, bottom: 8, left: 32, right: 32 }

/** Creates a heading block. */
export function heading(text: string): Block {
  return {
    type: 'Heading',
    data: { style: { padding, fontSize: 20 }, props: { text, level: 'h1' } },
  }
}

/** Creates a paragraph block. */
export function paragraph(text: string): Block {
  return { type: 'Text', data: { style: { padding }, props: { text } } }
}

/** Creates the paragraph that greets a user by name. Empty, and so left out, without a name. */
export function greeting(language: Language): Block {
  return paragraph(`{{#if userDisplayName}}${templateTexts[language].greeting}{{/if}}`)
}

/** Creates a paragraph block in small gray text. */
export function note(text: string): Block {
  return {
    type: 'Text',
    data: { style: { padding, color: '#666666', fontSize: 13 }, props: { text } },
  }
}

/** Creates a button block. */
export function button(text: string, url: string): Block {
  return { type: 'Button', data: { style: { padding }, props: { text, url } } }
}

/** The block of a code to type. */
const code: Block = {
  type: 'Text',
  data: {
    style: { padding, fontFamily: 'MONOSPACE', fontSize: 28, fontWeight: 'bold' },
    props: { text: '{{otp}}' },
  },
}

/** Creates the document of a default email: one column of blocks. */
export function emailDocument(blocks: Record<string, Block>): BlockDocument {
  return {
    root: {
      type: 'EmailLayout',
      data: {
        backdropColor: '#f5f5f5',
        canvasColor: '#ffffff',
        textColor: '#1a1a1a',
        fontFamily: 'MODERN_SANS',
        childrenIds: Object.keys(blocks),
      },
    },
    ...blocks,
  }
}

/**
 * Adds the line that names the sender and the recipient. It is not part of the templates, because projects use those as
 * a starting point for their own.
 */
export function withFooter(document: BlockDocument, language: Language): BlockDocument {
  const blocks = Object.entries(document).filter(([id]) => id !== 'root')
  return emailDocument({ ...Object.fromEntries(blocks), sent: note(templateTexts[language].sent) })
}

/** Variable of the link in each email. */
const linkOf = {
  email_verification: 'emailVerificationLink',
  password_reset: 'passwordResetLink',
  magic_link: 'magicLink',
  team_invitation: 'teamInvitationLink',
} satisfies Record<EmailTemplateType, EmailVariable>

/** Emails that anyone can request for an address, which name the browser and address of the request. */
const requestedTypes: ReadonlySet<EmailTemplateType> = new Set(['password_reset', 'magic_link'])

/** Lifetime of links whose variables lack `expiresInMinutes`. */
const linkDays = 7

/** The default templates in English, which projects use as a starting point for their own. */
export const defaultTemplates: Record<EmailTemplateType, BlockTemplate> = {
  email_verification: toTemplate('email_verification', 'en-US', `${linkDays} days`),
  password_reset: toTemplate('password_reset', 'en-US', '{{expiresInMinutes}} minutes'),
  magic_link: toTemplate('magic_link', 'en-US', '{{expiresInMinutes}} minutes'),
  team_invitation: toTemplate('team_invitation', 'en-US', `${linkDays} days`),
}

/** Returns a default template in a language, for an email with these variables. */
export function localizedTemplate(
  type: EmailTemplateType,
  language: Language,
  { expiresInMinutes }: EmailVariables,
): BlockTemplate {
  const unit = expiresInMinutes ? 'minute' : 'day'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const lifetime = format.format(Number(expiresInMinutes ?? linkDays))
  return toTemplate(type, language, lifetime)
}

function toTemplate(type: EmailTemplateType, language: Language, lifetime: string): BlockTemplate {
  const texts = templateTexts[language]
  const { subject, title, text, action, note: validity } = texts[type]
  const requested = requestedTypes.has(type) ? `{{#if browser}}${texts.requested}\n{{/if}}` : ''
  const link = `{{${linkOf[type]}}}`
  return {
    subject,
    content: emailDocument({
      title: heading(title),
      // The address of a verification may belong to a person other than the one who chose the name.
      ...(type !== 'email_verification' && { greeting: greeting(language) }),
      text: paragraph(text),
      ...(type === 'magic_link' && { code, or: paragraph(texts.magic_link.link) }),
      action: button(action, link),
      note: note(requested + validity.replaceAll('{{lifetime}}', lifetime)),
      address: note(`${texts.address}\n[${link}](${link})`),
    }),
  }
}
