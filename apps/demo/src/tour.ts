/** A page of the tour. */
export interface Stop {
  /** Its address, and how pages name it. */
  path: string
  name: string
  /** What there is to try, in one line. */
  text: string
  /** Files that make it, its own first. */
  files: string[]
}

/** The pages of the tour, in the order one would read them. */
export const stops = {
  profile: {
    path: '/profile',
    name: 'Profile',
    text: 'Who is signed in, and forms that change it.',
    files: ['src/pages/profile.tsx', 'src/pages/name-form.tsx', 'src/pages/facts.tsx'],
  },
  sessions: {
    path: '/sessions',
    name: 'Sessions',
    text: 'Every device somebody is signed in on, and the way to end that.',
    files: ['src/pages/sessions.tsx'],
  },
  accounts: {
    path: '/accounts',
    name: 'Connected accounts',
    text: 'Accounts elsewhere, to sign in with and to call in a user’s name.',
    files: ['src/pages/accounts.tsx', 'src/pages/provider.tsx'],
  },
  teams: {
    path: '/teams',
    name: 'Teams',
    text: 'Switch between teams; see and do what a permission allows.',
    files: ['src/pages/teams.tsx', 'src/pages/members.tsx', 'src/pages/invitations.tsx'],
  },
  cart: {
    path: '/cart',
    name: 'Anonymous cart',
    text: 'Fill a cart without an account, then keep it with one.',
    files: [
      'src/pages/cart.tsx',
      'src/pages/use-cart.ts',
      'src/pages/keep-cart-form.tsx',
      'server/keep-account.ts',
    ],
  },
  protected: {
    path: '/protected',
    name: 'Protected page',
    text: 'Strangers sign in first, and come back to where they were heading.',
    files: ['src/pages/protected.tsx'],
  },
  backend: {
    path: '/backend',
    name: 'Server guard',
    text: 'A backend that knows who is calling, and refuses strangers.',
    files: ['src/pages/backend.tsx', 'src/pages/ask-backend.ts', 'server/app.ts', 'server/auth.ts'],
  },
  welcome: {
    path: '/welcome',
    name: 'Your own sign-in page',
    text: 'A page of the app, made of the forms and buttons of the SDK.',
    files: ['src/pages/welcome.tsx', 'src/theme.ts'],
  },
  look: {
    path: '/look',
    name: 'Theme and language',
    text: 'Colours, corners and words of the pages that come with the SDK.',
    files: [
      'src/pages/look.tsx',
      'src/pages/look-form.tsx',
      'src/layout/language-switch.tsx',
      'src/language.ts',
    ],
  },
} satisfies Record<string, Stop>

/** A page of the tour, by its key. */
export type StopName = keyof typeof stops
