/**
 * What is said before any texts are loaded, or when none can be. The only ones that are there from the
 * start, so there are few.
 */
export const first = {
  'action.copied': 'Copied',
  'action.copy': 'Copy',
  'action.retry': 'Try again',

  'page.loading': 'Loading',
  'page.slow': 'This takes longer than usual.',
  'page.noScript': 'Turn on JavaScript to use this page.',

  'failure.offlineTitle': 'You are offline',
  'failure.offline': 'Check your connection and try again. Nothing you typed is lost.',
  'failure.unreachableTitle': 'We cannot reach the server',
  'failure.unreachable': 'It does not answer at the moment. Try again shortly.',
  'failure.busyTitle': 'Too many tries',
  'failure.busy': 'Wait a minute, then try again.',
  'failure.unknownTitle': 'Something went wrong',
  'failure.unknown': 'This is not your fault. Try again, and tell support if it stays.',
  'failure.reference': 'Reference',

  'teamSwitcher.label': 'Team',
  'teamSwitcher.none': 'Select team',

  'userButton.label': 'Account menu',
  'userButton.labelOf': 'Account menu, {name}',
} satisfies Record<string, string>
