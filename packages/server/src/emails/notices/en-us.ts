import type { NoticeTexts } from './notice-texts'

/** The notices in English. */
export const enUs: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'Test email',
    text: 'This is a test email from {{projectDisplayName}}. The mail server works.',
  },
  titles: {
    'sign_in.new_browser': 'New sign-in to your account',
    'sign_in_codes.disabled': 'Sign-in by email code was turned off',
    'contact_channel.added': 'An email address was added to your account',
    'contact_channel.changed': 'An email address of your account was changed',
    'contact_channel.removed': 'An email address was removed from your account',
    'connected_account.added': 'A connected account was added',
    'connected_account.removed': 'A connected account was removed',
    'passkey.added': 'A passkey was added to your account',
    'passkey.removed': 'A passkey was removed from your account',
    'second_factor.enabled': 'Two-factor authentication was turned on',
    'second_factor.disabled': 'Two-factor authentication was turned off',
    'recovery_codes.created': 'New recovery codes were created for your account',
    'recovery_code.used': 'A recovery code was used to sign in',
    'password.set': 'A password was set for your account',
    'password.changed': 'Your password was changed',
    'password.removed': 'Your password was removed',
    'password.reset': 'Your password was reset',
  },
  intro: 'This change was made to your {{projectDisplayName}} account:',
  codeUsed:
    'A recovery code was used instead of the authenticator app to sign in to your {{projectDisplayName}} account:',
  newBrowser:
    'Someone signed in to your {{projectDisplayName}} account with a browser that wasn’t used for it before:',
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
  wasYou: 'If this was you, you don’t need to do anything.',
  ifNotYou: 'If this wasn’t you:',
  notYou:
    'Someone else may have access to your account. Sign in now, change your password if you have one, end all sessions you don’t recognize, and remove email addresses, connected accounts and passkeys that aren’t yours. If you can’t sign in, contact {{projectDisplayName}}.',
  settings: 'Open account settings',
  recipients:
    'This email was sent to the addresses of your account that were verified before the change.',
  recipient: 'This email was sent to a verified address of your account.',
  timeZone: 'The time is in UTC, because your time zone isn’t known.',
  webhookPaused: {
    subject: 'Webhooks of {{managedProject}} to {{endpointHost}} are paused',
    title: 'A webhook endpoint is paused',
    gone: 'The webhook endpoint at {{endpointHost}} of your project {{managedProject}} responded that it no longer exists. No more events are sent to it until you enable it again.',
    failing:
      'The webhook endpoint at {{endpointHost}} of your project {{managedProject}} has been failing for {{days}} days. No more events are sent to it until you enable it again.',
    note: 'Once it is enabled, you can resend events that failed before the pause from its list of deliveries. Events during the pause are not kept for it.',
  },
}
