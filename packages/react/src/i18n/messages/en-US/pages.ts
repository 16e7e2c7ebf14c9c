/** Messages of the pages other than the sign-in page and the account settings, and of failures, by id. */
export const pages = {
  'action.continue': 'Continue',
  'action.copied': 'Copied',
  'action.copy': 'Copy',

  'failure.busyTitle': 'Too many attempts',
  'failure.busy': 'Wait a minute, then try again.',
  'failure.busyFor': 'Try again {time}.',
  'failure.busyOver': 'You can try again now.',
  'failure.retryingIn': 'Trying again {time}.',
  'failure.unknownTitle': 'Something went wrong',
  'failure.reference': 'Reference',

  'problem.recoveryShort': 'A recovery code has 10 letters and digits.',
  'problem.recoveryWrong':
    'This recovery code is incorrect or has already been used. Try another one.',
  'problem.recoveryUnknown': 'Recovery codes aren’t available. Use your authenticator app.',
  'secondFactor.recoveryCode': 'Recovery code',

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
  'error.banned': 'This account has been suspended.',
  'error.bannedUntil': 'This account is suspended until {time}.',
  'error.sessionEnded': 'Your session has ended. Sign in again.',
  'error.recentSignIn': 'This change requires a recent sign-in. Sign in again.',
  'error.notAllowed': 'You don’t have permission to do this.',
  'error.redirect': 'This redirect URL isn’t allowed.',
  'error.project': 'Sign-in isn’t set up correctly for this app. Contact support.',

  'signedOut.title': 'You’re signed out',
  'signedOut.text': 'You’ve been signed out on this device.',
  'signedOut.partText':
    'We couldn’t reach the server, so this session may still be listed as active.',

  'field.repeatPassword': 'Confirm password',
  'field.passwordHint': 'At least {min, plural, one {# character} other {# characters}}.',

  'problem.newPasswordMissing': 'Choose a password.',
  'problem.passwordShort':
    'This password is too short. Use at least {min, plural, one {# character} other {# characters}}.',
  'problem.passwordCommon':
    'This password is too common or has appeared in a data breach. Choose a different one.',
  'problem.passwordPersonal':
    'This password is easy to guess from your email address or the name of this app. Choose a different one.',
  'problem.repeatMissing': 'Confirm your password.',
  'problem.repeatDiffers': 'Passwords don’t match.',

  'signUp.title': 'Create your account',
  'signUp.hasAccount': 'Already have an account?',
  'signUp.toSignIn': 'Sign in',
  'signUp.pending': 'Creating your account',
  'signUp.usePassword': 'Choose a password',
  'signUp.closedTitle': 'Sign-ups are closed',
  'signUp.closedText': 'New accounts can’t be created right now.',
  'signUp.noMethod': 'No sign-up method is enabled for this app.',
  'signUp.toExisting': 'Sign in instead',

  'magicLink.title': 'Sign in with this link?',
  'magicLink.text': 'Only continue if you requested this email.',

  'secondFactor.missingTitle': 'Sign in first',
  'secondFactor.missingText': 'Sign in to continue.',

  'signOut.title': 'Sign out?',
  'signOut.text': 'You’re signed in as {name}.',
  'signOut.pending': 'Signing out',

  'forgot.title': 'Reset your password',
  'forgot.text': 'Enter your email and we’ll send you a link to reset it.',
  'forgot.toSignIn': 'Back to sign in',
  'forgot.send': 'Send link',
  'forgot.pending': 'Sending',
  'forgot.sentTitle': 'Check your email',
  'forgot.sentText':
    'If {email} has an account, we sent it a link to reset the password. Don’t see it? Check your spam folder.',
  'forgot.sentAnyText':
    'If this address has an account, we sent it an email. Don’t see it? Check your spam folder.',

  'reset.title': 'Choose a new password',
  'reset.text': 'All other devices will be signed out.',
  'reset.newPassword': 'New password',
  'reset.submit': 'Reset password',
  'reset.pending': 'Saving',
  'reset.doneTitle': 'Password updated',
  'reset.doneText': 'You were signed out on all devices. Sign in with your new password.',
  'reset.signedInText': 'You’re signed in. All other devices were signed out.',

  'link.invalidTitle': 'This link doesn’t work',
  'link.invalidText': 'Make sure you opened the full link from the email.',
  'link.expiredTitle': 'This link has expired',
  'link.expiredText': 'We can send you a new one.',
  'link.usedTitle': 'This link has already been used',
  'link.usedText': 'Each link works once. We can send you a new one.',
  'link.attemptsTitle': 'Too many attempts',
  'link.attemptsText': 'This link no longer works. We can send you a new one.',
  'link.requestNew': 'Request a new link',

  'verification.title': 'Verify your email',
  'verification.text': 'Confirm that this email address is yours.',
  'verification.verify': 'Verify',
  'verification.pending': 'Verifying',
  'verification.doneTitle': 'Email verified',
  'verification.doneText': 'Your email address is verified.',
  'verification.signInText': 'Sign in to request a new one.',
  'verification.ownAccountText':
    'This email address is being added to an account you’re not signed in to. If the account is yours, sign in to it and verify the address there.',
  'verification.sendNew': 'Send new link',
  'verification.sending': 'Sending',
  'verification.sentTitle': 'Check your email',
  'verification.sentText': 'We sent a new link to {email}.',

  'invitation.title': 'Join {team}?',
  'invitation.text': 'You’ll join as {name}.',
  'invitation.otherAccount': 'Use another account',
  'invitation.join': 'Join',
  'invitation.pending': 'Joining',
  'invitation.ignore': 'Not now',
  'invitation.signInTitle': 'You’re invited to a team',
  'invitation.signInText': 'Sign in or create an account to accept.',
  'invitation.usedText':
    'If you accepted it, the team is in your list of teams. Otherwise, ask for a new invitation.',
  'invitation.askAgain': 'Ask for a new invitation.',
  'invitation.doneTitle': 'You joined {team}',
  'invitation.doneText': 'It’s now in your list of teams.',

  'oauth.title': 'Signing you in',
  'oauth.failedTitle': 'We couldn’t sign you in',
  'oauth.failedText':
    'The sign-in timed out, was already completed, or started in a different browser.',
  'oauth.signInAgain': 'Sign in again',

  'cli.title': 'Authorize command-line access?',
  'cli.text': 'A command-line tool wants to sign in as you. Continue only if you just started it.',
  'cli.textOf':
    'A command-line tool wants to sign in as {name}. Continue only if you just started it.',
  'cli.warning': 'If someone sent you this link, cancel. We never send links like this.',
  'cli.code': 'If the tool shows a code, it must match this one:',
  'cli.requested': 'Requested {time} from {address}',
  'cli.authorize': 'Authorize',
  'cli.pending': 'Authorizing',
  'cli.doneTitle': 'Access authorized',
  'cli.doneText': 'Return to the command line. You can close this window.',
  'cli.close': 'Close',
  'cli.canceledTitle': 'Access denied',
  'cli.canceledText': 'You can close this window.',
  'cli.failedTitle': 'This link doesn’t work',
  'cli.failedText':
    'It was already used, has expired, or is incomplete. Start again from the command line.',

  'errorPage.title': 'Something went wrong',
  'errorPage.unknownText': 'Please try again. If it keeps happening, contact support.',
  'errorPage.connectTitle': 'We couldn’t connect this account',
  'errorPage.connectAgain': 'Connect again',
  'errorPage.notConnectedText': 'Access wasn’t granted, so nothing was connected.',
  'errorPage.deniedTitle': 'Sign-in was canceled',
  'errorPage.signInAgain': 'Sign in again',
  'errorPage.code': 'Error code',
} satisfies Record<string, string>
