/** A page of the tour. Its `path` is relative to the origin. */
export interface Stop {
  path: string
  name: string
  /** Summary in one line. */
  text: string
  /** Source files of the page, shown below it, the page itself first. */
  files: string[]
}

/** The pages of the tour, in reading order. */
export const stops = {
  profile: {
    path: '/profile',
    name: 'Profile',
    text: 'Read and update the signed-in user.',
    files: [
      'src/pages/profile/profile.tsx',
      'src/pages/profile/name-form.tsx',
      'src/pages/profile/facts.tsx',
    ],
  },
  sessions: {
    path: '/sessions',
    name: 'Sessions',
    text: 'See every device and sign it out.',
    files: ['src/pages/sessions.tsx'],
  },
  accounts: {
    path: '/accounts',
    name: 'Connected accounts',
    text: 'Connect Google or GitHub, and call their APIs for the user.',
    files: ['src/pages/accounts/accounts.tsx', 'src/pages/accounts/provider.tsx'],
  },
  teams: {
    path: '/teams',
    name: 'Teams',
    text: 'Switch teams, and show only what permissions allow.',
    files: [
      'src/pages/teams/teams.tsx',
      'src/pages/teams/members.tsx',
      'src/pages/teams/invitations.tsx',
    ],
  },
  cart: {
    path: '/cart',
    name: 'Anonymous cart',
    text: 'Fill a cart without an account, then keep it with one.',
    files: [
      'src/pages/cart/cart.tsx',
      'src/pages/cart/use-cart.ts',
      'src/pages/cart/keep-cart-form.tsx',
      'server/keep-account.ts',
    ],
  },
  protected: {
    path: '/protected',
    name: 'Protected page',
    text: 'Visitors sign in first, then land where they were going.',
    files: ['src/pages/protected.tsx'],
  },
  backend: {
    path: '/backend',
    name: 'Protected API',
    text: 'Protect an API route with one line.',
    files: [
      'src/pages/backend/backend.tsx',
      'src/pages/backend/call-backend.ts',
      'server/app.ts',
      'server/auth.ts',
    ],
  },
  welcome: {
    path: '/welcome',
    name: 'Custom sign-in page',
    text: 'Build your own page from the SDK’s forms and buttons.',
    files: ['src/pages/welcome.tsx', 'src/theme.ts'],
  },
  look: {
    path: '/look',
    name: 'Theme and language',
    text: 'Design the pages, and copy the code of the theme.',
    files: [
      'src/pages/look/look-page.tsx',
      'src/pages/look/look.ts',
      'src/pages/look/look-preview.tsx',
      'src/preview/preview-app.ts',
      'src/layout/language-switch.tsx',
      'src/language.ts',
    ],
  },
} satisfies Record<string, Stop>

/** Key of a page of the tour. */
export type StopName = keyof typeof stops

/** The pages of the tour by topic, for the home page. */
export const topics: { name: string; stops: StopName[] }[] = [
  { name: 'Users', stops: ['profile', 'sessions', 'accounts'] },
  { name: 'Access', stops: ['teams', 'protected', 'backend'] },
  { name: 'Make it yours', stops: ['welcome', 'look', 'cart'] },
]
