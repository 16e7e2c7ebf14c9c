import type { AppFolder } from './app-folder'

/** A framework that `init` supports, with its recipe. */
export interface Framework {
  /** Value of `--framework`. */
  id: string
  name: string
  /** Section of docs/recipes.md. */
  section: string
  /** Whether the recipe begins with the files above the first section. */
  isServer?: boolean
  /** Packages by which an app with the framework is recognized; all of them are required. */
  recognizedBy: string[]
  /** Packages that the recipe needs. */
  packages: string[]
  /** Packages that it needs for development. */
  developmentPackages?: string[]
  /** File of the variables. Default: `.env`. */
  environment?: string
  /** Steps that are left to the owner of the app. */
  next: string[]
  /**
   * Files that a new server needs, by the first words of their recipe, with its packages and steps.
   * An app that has a main file does not need them.
   */
  newServer?: { files: string[]; packages: string[]; next: string[] }
}

const inPages = ['@app/core', '@app/react']

/** Recipe of a program that signs up a user and calls the server. */
const firstRequest = 'try.ts, for a server'

const newServerSteps = [
  'node --env-file=.env --import tsx main.ts    (your server: GET /me responds with 401 to visitors; keep it running, too)',
  'node --env-file=.env --import tsx try.ts    (signs up a user and calls your server: 200, with the user)',
]

/** Returns the last step for an app whose server in development has a URL. */
function openApp(url: string): string[] {
  return [`npm run dev    (your app), then open ${url}: it asks you to sign in.`]
}

/** Frameworks that include another one of the list come first. */
export const frameworks: Framework[] = [
  {
    id: 'next',
    name: 'Next.js',
    section: 'Next.js',
    recognizedBy: ['next'],
    packages: inPages,
    environment: '.env.local',
    next: openApp('http://localhost:3000/dashboard'),
  },
  {
    id: 'tanstack-start',
    name: 'TanStack Start',
    section: 'TanStack Start',
    recognizedBy: ['@tanstack/react-start'],
    packages: inPages,
    next: openApp('http://localhost:3000/dashboard'),
  },
  {
    id: 'react-router',
    name: 'React Router',
    section: 'React Router',
    recognizedBy: ['@react-router/dev'],
    packages: inPages,
    next: openApp('http://localhost:5173/dashboard'),
  },
  {
    id: 'sveltekit',
    name: 'SvelteKit',
    section: 'SvelteKit',
    recognizedBy: ['@sveltejs/kit'],
    packages: ['@app/core'],
    next: openApp('http://localhost:5173/dashboard'),
  },
  {
    id: 'vite',
    name: 'Vite with React',
    section: 'Vite',
    recognizedBy: ['vite', 'react'],
    packages: inPages,
    environment: '.env.local',
    next: openApp('http://localhost:5173'),
  },
  {
    id: 'hono',
    name: 'Hono',
    section: 'Hono',
    isServer: true,
    recognizedBy: ['hono'],
    packages: ['@app/core'],
    developmentPackages: ['@types/node', 'tsx', 'typescript'],
    newServer: {
      files: ['main.ts, with Hono', firstRequest],
      packages: ['@hono/node-server'],
      next: newServerSteps,
    },
    next: [
      "Add the routes to your app: app.route('/', api), with api from hono.ts.",
      'Start your server with the variables, such as: node --env-file=.env --import tsx src/index.ts',
      'Request GET /me: it responds with 401 to visitors, and with the user who is signed in.',
    ],
  },
  {
    id: 'express',
    name: 'Express',
    section: 'Express',
    isServer: true,
    recognizedBy: ['express'],
    packages: ['@app/core'],
    developmentPackages: ['@types/express', '@types/node', 'tsx', 'typescript'],
    newServer: {
      files: ['main.ts, with Express', firstRequest],
      packages: [],
      next: newServerSteps,
    },
    next: [
      'Add the routes to your app: addRoutes(app), with addRoutes from express.ts.',
      'Start your server with the variables, such as: node --env-file=.env --import tsx src/main.ts',
      'Request GET /me: it responds with 401 to visitors, and with the user who is signed in.',
    ],
  },
  {
    id: 'fastify',
    name: 'Fastify',
    section: 'Fastify',
    isServer: true,
    recognizedBy: ['fastify'],
    packages: ['@app/core'],
    developmentPackages: ['@types/node', 'tsx', 'typescript'],
    newServer: {
      files: ['main.ts, with Fastify', firstRequest],
      packages: [],
      next: newServerSteps,
    },
    next: [
      'Add the routes to your app: app.register(routes), with routes from fastify.ts.',
      'Start your server with the variables, such as: node --env-file=.env --import tsx src/main.ts',
      'Request GET /me: it responds with 401 to visitors, and with the user who is signed in.',
    ],
  },
]

/** Frameworks that an app may combine, such as a page and its API. */
const standalone = new Set(['vite', 'hono', 'express', 'fastify'])

/**
 * Returns the frameworks that an app with these dependencies uses. A framework that builds on Vite
 * does not count as Vite, and servers are left out if the framework has its own.
 */
export function detectFrameworks(dependencies: Record<string, string>): Framework[] {
  const found = frameworks.filter(({ recognizedBy }) =>
    recognizedBy.every((name) => Object.hasOwn(dependencies, name)),
  )
  const whole = found.filter(({ id }) => !standalone.has(id))
  return whole.length > 0 ? whole : found
}

/** Whether a server has no program yet, other than what its recipe writes. */
export function isNewServer({ programs }: AppFolder, { newServer }: Framework): boolean {
  const written = ['auth.ts', 'hono.ts', 'express.ts', 'fastify.ts', 'main.ts', 'try.ts']
  return newServer !== undefined && programs.every((name) => written.includes(name))
}
