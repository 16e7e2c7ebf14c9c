import type { Block, BlockDocument } from './blocks'

/** The four mails the service sends to users, in words that their project can change. */
export type MailType = 'email_verification' | 'password_reset' | 'magic_link' | 'team_invitation'

/** A subject and a block document, both with variables for Handlebars. */
export interface MailTemplate {
  subject: string
  content: BlockDocument
}

const padding = { top: 8, bottom: 8, left: 32, right: 32 }

function heading(text: string): Block {
  return {
    type: 'Heading',
    data: { style: { padding, fontSize: 20 }, props: { text, level: 'h1' } },
  }
}

function paragraph(text: string): Block {
  return { type: 'Text', data: { style: { padding }, props: { text } } }
}

function note(text: string): Block {
  return {
    type: 'Text',
    data: { style: { padding, color: '#666666', fontSize: 13 }, props: { text } },
  }
}

function button(text: string, url: string): Block {
  return { type: 'Button', data: { style: { padding }, props: { text, url } } }
}

/** The same quiet column for all: blocks one below the other. */
function letter(blocks: Record<string, Block>): BlockDocument {
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
    `If the button does not work, copy this address into your browser:\n[{{${variable}}}]({{${variable}}})`,
  )
}

const ignore = 'If you did not ask for this mail, you can ignore it.'

/** What each mail says until a project changes it. */
export const defaultTemplates: Record<MailType, MailTemplate> = {
  email_verification: {
    subject: 'Confirm your e-mail at {{projectDisplayName}}',
    content: letter({
      title: heading('Confirm your e-mail'),
      text: paragraph(
        `${greeting}\nplease confirm that this address belongs to your account at {{projectDisplayName}}.`,
      ),
      action: button('Confirm e-mail', '{{emailVerificationLink}}'),
      address: addressOf('emailVerificationLink'),
      note: note(`The link works for 7 days. ${ignore}`),
    }),
  },
  password_reset: {
    subject: 'Set a new password at {{projectDisplayName}}',
    content: letter({
      title: heading('Set a new password'),
      text: paragraph(
        `${greeting}\nuse this link to set a new password for your account at {{projectDisplayName}}. All your devices will be signed out.`,
      ),
      action: button('Set a new password', '{{passwordResetLink}}'),
      address: addressOf('passwordResetLink'),
      note: note(`The link works for 7 days. ${ignore}`),
    }),
  },
  magic_link: {
    subject: '{{otp}} is your code for {{projectDisplayName}}',
    content: letter({
      title: heading('Sign in to {{projectDisplayName}}'),
      text: paragraph('Type this code where you asked for it:'),
      code: {
        type: 'Text',
        data: {
          style: { padding, fontFamily: 'MONOSPACE', fontSize: 28, fontWeight: 'bold' },
          props: { text: '{{otp}}' },
        },
      },
      or: paragraph('Or use this link:'),
      action: button('Sign in', '{{magicLink}}'),
      address: addressOf('magicLink'),
      note: note(`Code and link work once, for 7 days. ${ignore}`),
    }),
  },
  team_invitation: {
    subject: 'You are invited to {{teamDisplayName}}',
    content: letter({
      title: heading('Join {{teamDisplayName}}'),
      text: paragraph('You are invited to the team {{teamDisplayName}} at {{projectDisplayName}}.'),
      action: button('See the invitation', '{{teamInvitationLink}}'),
      address: addressOf('teamInvitationLink'),
      note: note(`The invitation is good for 7 days. ${ignore}`),
    }),
  },
}

/** What the service tells those who manage a project, in its own words. */
export type NoticeType = 'webhook_endpoint_paused'

/** What each notice says. */
export const noticeTemplates: Record<NoticeType, MailTemplate> = {
  webhook_endpoint_paused: {
    subject: 'Webhooks of {{managedProject}} to {{endpointHost}} are paused',
    content: letter({
      title: heading('A webhook endpoint is paused'),
      text: paragraph(
        `${greeting}\nthe webhook endpoint at {{endpointHost}} of your project {{managedProject}} {{reason}}. Nothing more is sent to it until you enable it again.`,
      ),
      note: note(
        'Once it is enabled, what it missed before the pause can be sent again from the list of its deliveries. What happens during the pause is not kept for it.',
      ),
    }),
  },
}
