import type { EmailTemplateType } from '@app/contract'
import type { Block, BlockDocument } from './blocks'

/** Subject and block document, both with variables: `{{name}}`, `{{#if name}}`. */
export interface EmailTemplate {
  subject: string
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

/** Creates the document of a default email: one column of blocks. */
export function letter(blocks: Record<string, Block>): BlockDocument {
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

const greeting = 'Hello{{#if userDisplayName}} {{userDisplayName}}{{/if}},'

function addressOf(variable: string): Block {
  return note(
    `If the button doesn’t work, copy this address into your browser:\n[{{${variable}}}]({{${variable}}})`,
  )
}

const ignore = 'If you didn’t request this email, you can ignore it.'

/** Templates of projects that did not change them. */
export const defaultTemplates: Record<EmailTemplateType, EmailTemplate> = {
  email_verification: {
    subject: 'Verify your email at {{projectDisplayName}}',
    content: letter({
      title: heading('Verify your email'),
      text: paragraph(
        'Please confirm that this address belongs to your account at {{projectDisplayName}}.',
      ),
      action: button('Verify email', '{{emailVerificationLink}}'),
      address: addressOf('emailVerificationLink'),
      note: note(`The link expires in 7 days. ${ignore}`),
    }),
  },
  password_reset: {
    subject: 'Reset your password at {{projectDisplayName}}',
    content: letter({
      title: heading('Reset your password'),
      text: paragraph(
        `${greeting}\nUse this link to set a new password for your account at {{projectDisplayName}}. All other devices will be signed out.`,
      ),
      action: button('Reset password', '{{passwordResetLink}}'),
      address: addressOf('passwordResetLink'),
      note: note(`The link expires in {{expiresInMinutes}} minutes. ${ignore}`),
    }),
  },
  magic_link: {
    subject: 'Sign in to {{projectDisplayName}}{{#if otp}}: Your code is {{otp}}{{/if}}',
    content: letter({
      title: heading('Sign in to {{projectDisplayName}}'),
      text: paragraph('{{#if otp}}Enter this code on the page where you requested it:{{/if}}'),
      code: {
        type: 'Text',
        data: {
          style: { padding, fontFamily: 'MONOSPACE', fontSize: 28, fontWeight: 'bold' },
          props: { text: '{{otp}}' },
        },
      },
      or: paragraph('{{#if otp}}Or use{{else}}Use{{/if}} this link:'),
      action: button('Sign in', '{{magicLink}}'),
      address: addressOf('magicLink'),
      note: note(
        `{{#if otp}}The code and the link work once and expire{{else}}The link works once and expires{{/if}} in {{expiresInMinutes}} minutes. ${ignore}`,
      ),
    }),
  },
  team_invitation: {
    subject: 'You have been invited to join {{teamDisplayName}}',
    content: letter({
      title: heading('Join {{teamDisplayName}}'),
      text: paragraph(
        'You have been invited to join the team {{teamDisplayName}} at {{projectDisplayName}}.',
      ),
      action: button('View invitation', '{{teamInvitationLink}}'),
      address: addressOf('teamInvitationLink'),
      note: note(
        'The invitation expires in 7 days. If you weren’t expecting it, you can ignore this email.',
      ),
    }),
  },
}
