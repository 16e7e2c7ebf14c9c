import { ServerApp } from '@app/core/server'

const env = process.env

/** The same project, seen by a server: it holds the secret key and answers for any user. */
export const auth = new ServerApp({
  baseUrl: env.SERVICE_URL ?? 'http://localhost:8102',
  projectId: env.PROJECT_ID ?? '00000000-0000-4000-8000-00000000de30',
  publishableClientKey:
    env.PUBLISHABLE_CLIENT_KEY ?? 'pck_dem000000000000000000000000000000000000000000',
  secretServerKey: env.SECRET_SERVER_KEY ?? 'ssk_dem000000000000000000000000000000000000000000',
  // Nobody is signed in on a server: every request brings its own user.
  tokenStore: null,
})
