/**
 * The texts of what stands everywhere, by id. `{name}` is replaced by a value, and
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
  'notFound.text': 'There is nothing at this address. Check it, or go back to the start.',

  'framed.title': 'Open this page on its own',
  'framed.text': 'For your safety it does not run inside another page.',

  'error.credentials': 'This e-mail and password do not match. Check both and try again.',
  'error.emailTaken': 'There is an account with this e-mail already.',
  'error.passwordSignInOff': 'Signing in by password is turned off here.',
  'error.secondFactorCode': 'This code is not right. Check it and try again.',
  'error.codeInvalid': 'This link does not work. Check that you opened the whole link.',
  'error.codeExpired': 'This link has expired. Ask for a new one.',
  'error.codeAttempts': 'There were too many tries with this link. Ask for a new one.',
  'error.codeUsed': 'This link was used already. Ask for a new one.',
  'error.connectedElsewhere': 'It belongs to another user here already.',
  'error.otherConnected':
    'You have connected another account of this kind already. Perhaps you chose the wrong one.',
  'error.accessDenied': 'Access was not granted, so you are not signed in.',
  'error.signInTimeout': 'Signing in took too long. Start again.',
  'error.passkey': 'Your passkey could not be used. Try again, or sign in another way.',
  'error.passkeyOff': 'Signing in with a passkey is turned off here.',
  'error.providerOff': 'Signing in there is turned off here.',
  'error.userGone': 'This account is not there any more.',
  'error.sessionEnded': 'Your session has ended. Sign in again.',
  'error.recentSignIn': 'This change needs a recent sign-in. Sign in again.',
  'error.notAllowed': 'You are not allowed to do this.',
  'error.redirect': 'This address is not on the list this site trusts.',
  'error.project': 'This site is not set up correctly for signing in. Tell whoever runs it.',

  'signedOut.title': 'You are signed out',
  'signedOut.text': 'Nobody is signed in on this device.',
  'signedOut.partTitle': 'You are signed out on this device',
  'signedOut.partText': 'The server did not hear of it, so it still lists this session as open.',

  'teamSwitcher.empty': 'No teams yet',
  'teamSwitcher.settings': 'Team settings',
  'teamSwitcher.create': 'Create a team',

  'userButton.notSignedIn': 'Not signed in',
  'userButton.settings': 'Account settings',
  'userButton.theme': 'Toggle theme',
  'userButton.failed': 'Your account could not be loaded',
} satisfies Record<string, string>
