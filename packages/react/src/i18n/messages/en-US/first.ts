/**
 * Messages for before any others are loaded, or if loading them fails. They are part of the first load,
 * so there are few.
 */
export const first = {
  'action.retry': 'Try again',

  'page.loading': 'Loading',
  'page.slow': 'This is taking longer than usual.',
  'page.noScript': 'Turn on JavaScript to use this page.',

  'failure.offlineTitle': 'You’re offline',
  'failure.offline': 'Check your connection and try again. Nothing you typed is lost.',
  'failure.unreachableTitle': 'We can’t reach the server',
  'failure.unreachable': 'Check your connection or try again in a moment.',
  'failure.retrying': 'Check your connection. We’re still trying.',
  'failure.unknown': 'Please try again. If it keeps happening, contact support.',

  'teamSwitcher.label': 'Team',
  'teamSwitcher.none': 'Select team',
  'teamSwitcher.empty': 'No teams yet',

  'userButton.label': 'Account menu',
  'userButton.labelOf': 'Account menu, {name}',
} satisfies Record<string, string>
