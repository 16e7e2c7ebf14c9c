/**
 * Messages of the sign-in page and its email codes, of buttons and menus, by id; those of the other pages and
 * of failures are in `pages.ts`, those of the account settings in `account.ts`. `{name}` is replaced
 * by a value, and `{count, plural, one {# thing} other {# things}}` by the form for it. A link inside a
 * sentence is a message of its own, so that no message holds markup.
 */
export const main = {
  'action.cancel': 'Cancel',
  'action.goHome': 'Go home',
  'action.signIn': 'Sign in',
  'action.signOut': 'Sign out',
  'action.signUp': 'Sign up',

  'signedOut.partTitle': 'You’re signed out on this device',

  'settings.teams': 'Teams',
  'teamSwitcher.settings': 'Team settings',
  'teamSwitcher.create': 'Create a team',

  'userButton.notSignedIn': 'Not signed in',
  'userButton.settings': 'Account settings',
  'userButton.theme': 'Toggle theme',
  'userButton.failed': 'We couldn’t load your account',

  'field.email': 'Email',
  'field.password': 'Password',
  'field.code': 'Code',
  'field.showPassword': 'Show password',
  'field.hidePassword': 'Hide password',

  'problem.emailMissing': 'Enter your email address.',
  'problem.emailForm': 'Enter a valid email address.',
  'problem.passwordMissing': 'Enter your password.',
  'problem.passwordLong':
    'This password is too long. Use at most {max, plural, one {# character} other {# characters}}.',
  'problem.emailUnverified':
    'This address was never verified, so a code can’t sign you in. Use your password.',
  'problem.emailUnknown': 'We couldn’t find an account with this email.',
  'problem.codeMissing': 'Enter the code.',
  'problem.codeShort': 'The code has 6 characters.',
  'problem.codeWrong': 'That code is incorrect. Use the one from the latest email.',
  'problem.codeExpired': 'This code has expired. Request a new one.',
  'problem.codeUsed': 'This code has already been used. Request a new one.',
  'problem.codeAttempts': 'Too many attempts. Request a new code.',

  'signIn.titleOf': 'Sign in to {project}',
  'signIn.noAccount': 'Don’t have an account?',
  'signIn.toSignUp': 'Sign up',
  'signIn.forgotPassword': 'Forgot password?',
  'signIn.pending': 'Signing in',
  'signIn.usePassword': 'Use a password',
  'signIn.noMethod': 'No sign-in method is enabled for this app.',

  'methods.signInWith': 'Sign in with {provider}',
  'methods.signUpWith': 'Sign up with {provider}',
  'methods.passkey': 'Sign in with a passkey',
  'methods.lastUsed': 'Last used',
  'methods.or': 'or',

  'legal.terms': 'Terms of Service',
  'legal.privacy': 'Privacy Policy',

  'emailCode.send': 'Email me a code',
  'emailCode.text':
    'We sent a 6-character code to {email}. Enter it, or open the link in the email.',

  'signedIn.title': 'You’re signed in',
  'signedIn.text': 'You’re signed in as {name}.',

  'sentEmail.sending': 'Sending',
  'sentEmail.title': 'Check your email',
  'sentEmail.sendAgain': 'Send again',
  'sentEmail.sendAgainIn': 'Send again in {seconds} s',
  'sentEmail.sentAgain': 'Sent again.',
  'sentEmail.changeAddress': 'Use another address',
} satisfies Record<string, string>
