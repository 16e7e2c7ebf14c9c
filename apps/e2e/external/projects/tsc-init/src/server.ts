// Imports nothing of @app/core itself, which exports some of the types that are inferred here.
import { ServerApp, type ServerAppOptions } from '@app/core/server'

export const auth = new ServerApp({
  baseUrl: process.env.AUTH_URL,
  projectId: process.env.AUTH_PROJECT_ID,
  publishableClientKey: process.env.AUTH_KEY,
  secretServerKey: process.env.AUTH_SECRET_KEY,
  tokenStore: null,
})

export function createApp<HasTokenStore extends boolean>(options: ServerAppOptions<HasTokenStore>) {
  return new ServerApp<HasTokenStore>(options)
}

export const verify = (request: Request) => auth.verifyRequest(request)
export const readProject = () => auth.getProject()
export const listUsers = (query?: string) => auth.listUsers({ query })
