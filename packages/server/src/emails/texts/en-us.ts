import type { TemplateTexts } from './template-texts'

const ignore = 'If you didn’t request this email, you can ignore it.'

/** The default emails in American English. */
export const enUs: TemplateTexts = {
  email_verification: {
    subject: 'Verify your email for {{projectDisplayName}}',
    title: 'Verify your email',
    text: 'Please confirm that this address belongs to your {{projectDisplayName}} account.',
    action: 'Verify email',
    note: `The link expires in {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Reset your {{projectDisplayName}} password',
    title: 'Reset your password',
    text: 'Use this link to set a new password for your {{projectDisplayName}} account. All other devices will be signed out.',
    action: 'Reset password',
    note: `The link expires in {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Sign in to {{projectDisplayName}}{{#if otp}}: Your code is {{otp}}{{/if}}',
    title: 'Sign in to {{projectDisplayName}}',
    text: '{{#if otp}}Enter this code on the page where you requested it:{{/if}}',
    link: '{{#if otp}}Or use{{else}}Use{{/if}} this link:',
    action: 'Sign in',
    note: `{{#if otp}}The code and the link work once and expire{{else}}The link works once and expires{{/if}} in {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} invited you{{else}}You have been invited{{/if}} to join {{teamDisplayName}}',
    title: 'Join {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} invited you{{else}}You have been invited{{/if}} to join the team {{teamDisplayName}} on {{projectDisplayName}}.',
    action: 'View invitation',
    note: 'The invitation expires in {{lifetime}}. If you weren’t expecting it, you can ignore this email.',
  },
  greeting: 'Hello {{userDisplayName}},',
  address: 'If the button doesn’t work, copy this address into your browser:',
  requested: 'Requested from {{browser}}{{#if ipAddress}}, IP address {{ipAddress}}{{/if}}.',
  sent: '{{projectDisplayName}} sent this email to {{recipient}}.',
}
