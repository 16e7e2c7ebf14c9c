import type { AccountMessageId } from './en-account'
import type { SignInMessageId } from './en-sign-in'

/**
 * The texts of what stands everywhere in English, by id. `{name}` is replaced by a value.
 * A link inside a sentence is a message of its own, so that no message holds markup.
 *
 * @see enSignIn Those of the pages of signing in, which come with them.
 * @see enAccount Those of the account settings.
 */
export const en = {
  'action.cancel': 'Cancel',
  'action.copied': 'Copied',
  'action.copy': 'Copy',
  'action.goHome': 'Go home',
  'action.retry': 'Try again',
  'action.signIn': 'Sign in',
  'action.signOut': 'Sign out',
  'action.signUp': 'Sign up',

  'page.loading': 'Loading',

  'notFound.title': 'Page not found',
  'notFound.text': 'There is nothing at this address. Check it, or go back to the start.',

  'framed.title': 'Open this page on its own',
  'framed.text': 'For your safety it does not run inside another page.',

  'failure.offlineTitle': 'You are offline',
  'failure.offline': 'Check your connection and try again. Nothing you typed is lost.',
  'failure.unreachableTitle': 'We cannot reach the server',
  'failure.unreachable': 'It does not answer at the moment. Try again shortly.',
  'failure.busyTitle': 'Too many tries',
  'failure.busy': 'Wait a minute, then try again.',
  'failure.unknownTitle': 'Something went wrong',
  'failure.unknown': 'This is not your fault. Try again, and tell support if it stays.',
  'failure.reference': 'Reference',

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
  'error.notAllowed': 'You are not allowed to do this.',
  'error.redirect': 'This address is not on the list this site trusts.',
  'error.project': 'This site is not set up correctly for signing in. Tell whoever runs it.',

  'signedOut.title': 'You are signed out',
  'signedOut.text': 'Nobody is signed in on this device.',
  'signedOut.partTitle': 'You are signed out on this device',
  'signedOut.partText': 'The server did not hear of it, so it still lists this session as open.',

  'teamSwitcher.label': 'Team',
  'teamSwitcher.none': 'Select team',
  'teamSwitcher.empty': 'No teams yet',
  'teamSwitcher.settings': 'Team settings',
  'teamSwitcher.create': 'Create a team',

  'userButton.label': 'Account menu',
  'userButton.labelOf': 'Account menu, {name}',
  'userButton.notSignedIn': 'Not signed in',
  'userButton.settings': 'Account settings',
  'userButton.theme': 'Toggle theme',
  'userButton.failed': 'Your account could not be loaded',
} as const satisfies Record<string, string>

/** The id of a text; `messages` of the provider replaces texts by it. */
export type MessageId = keyof typeof en | SignInMessageId | AccountMessageId
