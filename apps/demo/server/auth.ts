import { ServerApp } from '@app/core/server'

const env = process.env

/** URL of the service. */
export const serviceUrl = env.SERVICE_URL ?? 'http://localhost:8102'

/** The project with server access: the secret key allows reading and changing any user. */
export const auth = new ServerApp({
  baseUrl: serviceUrl,
  projectId: env.PROJECT_ID ?? '00000000-0000-4000-8000-00000000de30',
  publishableClientKey:
    env.PUBLISHABLE_CLIENT_KEY ?? 'pck_dem000000000000000000000000000000000000000000',
  secretServerKey: env.SECRET_SERVER_KEY ?? 'ssk_dem000000000000000000000000000000000000000000',
  // A server has no signed-in user: every request brings its own.
  tokenStore: null,
})
