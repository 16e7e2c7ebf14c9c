import { ServerApp } from '@app/core/server'

const env = process.env

/** The project with server access. Pages get it as JSON, without the secret key. */
export const auth = new ServerApp({
  baseUrl: env.SERVICE_URL ?? 'http://localhost:8102',
  projectId: env.PROJECT_ID ?? '00000000-0000-4000-8000-00000000de30',
  publishableClientKey:
    env.PUBLISHABLE_CLIENT_KEY ?? 'pck_dem000000000000000000000000000000000000000000',
  secretServerKey: env.SECRET_SERVER_KEY ?? 'ssk_dem000000000000000000000000000000000000000000',
  // The token store of the pages; on the server each request brings its own tokens.
  tokenStore: 'cookie',
})
