/** Components that the showcase presents, in the order of the tabs. */
export const showcaseTabs = {
  'sign-in': 'Sign-in',
  'user-button': 'User button',
  settings: 'Account settings',
  teams: 'Teams',
} as const

/** Key of a tab. */
export type ShowcaseTab = keyof typeof showcaseTabs
