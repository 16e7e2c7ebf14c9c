/**
 * Messages that every page uses, by id. `{name}` is replaced by a value, and
 * `{count, plural, one {# thing} other {# things}}` by the form for it.
 * A link inside a sentence is a message of its own, so that no message holds markup.
 */
export const base = {
  'action.cancel': 'Cancel',
  'action.goHome': 'Go home',
  'action.signIn': 'Sign in',
  'action.signOut': 'Sign out',
  'action.signUp': 'Sign up',

  'notFound.title': 'Page not found',
  'notFound.text': 'This page doesn’t exist or has moved.',

  'framed.title': 'Open this page in its own tab',
  'framed.text': 'For your security, it can’t be shown inside another page.',

  'error.credentials': 'Incorrect email or password.',
  'error.emailTaken': 'An account with this email already exists.',
  'error.passwordSignInOff': 'Password sign-in isn’t available.',
  'error.secondFactorCode': 'That code is incorrect. Check it and try again.',
  'error.codeInvalid': 'This link doesn’t work. Make sure you opened the full link.',
  'error.codeExpired': 'This link has expired. Request a new one.',
  'error.codeAttempts': 'Too many attempts with this link. Request a new one.',
  'error.codeUsed': 'This link has already been used. Request a new one.',
  'error.connectedToAnotherUser': 'It’s already connected to another user.',
  'error.otherConnected':
    'You already connected a different account from this provider. You may have picked the wrong one.',
  'error.accessDenied': 'Access wasn’t granted, so you’re not signed in.',
  'error.signInTimeout': 'Your sign-in timed out. Start again.',
  'error.passkey': 'We couldn’t use your passkey. Try again, or sign in another way.',
  'error.passkeyOff': 'Passkey sign-in isn’t available.',
  'error.providerOff': 'Sign-in with this provider isn’t available.',
  'error.userGone': 'This account no longer exists.',
  'error.sessionEnded': 'Your session has ended. Sign in again.',
  'error.recentSignIn': 'This change requires a recent sign-in. Sign in again.',
  'error.notAllowed': 'You don’t have permission to do this.',
  'error.redirect': 'This redirect URL isn’t allowed.',
  'error.project': 'Sign-in isn’t set up correctly for this app. Contact support.',

  'signedOut.title': 'You’re signed out',
  'signedOut.text': 'You’ve been signed out on this device.',
  'signedOut.partTitle': 'You’re signed out on this device',
  'signedOut.partText':
    'We couldn’t reach the server, so this session may still be listed as active.',

  'teamSwitcher.empty': 'No teams yet',
  'teamSwitcher.settings': 'Team settings',
  'teamSwitcher.create': 'Create a team',

  'userButton.notSignedIn': 'Not signed in',
  'userButton.settings': 'Account settings',
  'userButton.theme': 'Toggle theme',
  'userButton.failed': 'We couldn’t load your account',
} satisfies Record<string, string>
