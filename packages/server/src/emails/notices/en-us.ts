import type { NoticeTexts } from './notice-texts'

/** The notices in English. */
export const enUs: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  titles: {
    'contact_channel.added': 'An email address was added to your account',
    'contact_channel.changed': 'An email address of your account was changed',
    'contact_channel.removed': 'An email address was removed from your account',
    'connected_account.added': 'A connected account was added',
    'passkey.added': 'A passkey was added to your account',
    'passkey.removed': 'A passkey was removed from your account',
    'second_factor.enabled': 'Two-step sign-in was turned on',
    'second_factor.disabled': 'Two-step sign-in was turned off',
    'recovery_codes.created': 'New recovery codes were created for your account',
    'recovery_code.used': 'A recovery code was used to sign in',
    'password.set': 'A password was set for your account',
    'password.changed': 'Your password was changed',
    'password.removed': 'Your password was removed',
    'password.reset': 'Your password was reset',
  },
  intro: 'This change was made to your account at {{projectDisplayName}}:',
  codeUsed:
    'A recovery code completed a sign-in to your account at {{projectDisplayName}}, in place of the authenticator app:',
  facts: {
    address: 'Email address:',
    formerAddress: 'Previous address:',
    signsIn: 'Used for sign-in:',
    isPrimary: 'Primary address:',
    provider: 'Provider:',
    remaining: 'Recovery codes left:',
    time: 'Time:',
    browser: 'Browser:',
    ipAddress: 'IP address:',
    changedBy: 'Changed by:',
  },
  yes: 'yes',
  no: 'no',
  wasYou: 'If this was you, there is nothing to do.',
  ifNotYou: 'If this was not you:',
  notYou:
    'Someone else may have access to your account. Sign in at once, set a new password if you use one, end all sessions you do not recognize, and remove email addresses, connected accounts and passkeys that are not yours. If you can no longer sign in, contact {{projectDisplayName}}.',
  settings: 'Open account settings',
  recipients: 'This mail went to the verified addresses your account had before the change.',
  webhookPaused: {
    subject: 'Webhooks of {{managedProject}} to {{endpointHost}} are paused',
    title: 'A webhook endpoint is paused',
    gone: 'The webhook endpoint at {{endpointHost}} of your project {{managedProject}} says that it is gone. Nothing more is sent to it until you enable it again.',
    failing:
      'The webhook endpoint at {{endpointHost}} of your project {{managedProject}} has failed for {{days}} days. Nothing more is sent to it until you enable it again.',
    note: 'Once it is enabled, what it missed before the pause can be sent again from the list of its deliveries. What happens during the pause is not kept for it.',
  },
}
