import { isKnownError } from '@app/core'
import { ServerApp } from '@app/core/server'

interface Environment {
  SERVICE_URL: string
}

const openApp = ({ SERVICE_URL: baseUrl }: Environment) =>
  new ServerApp({
    baseUrl,
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
    secretServerKey: 'ssk_dem000000000000000000000000000000000000000000',
    tokenStore: null,
  })

/** Identifies the caller with the service. */
async function whoAmI(app: ServerApp<false>, request: Request): Promise<Response> {
  try {
    const { displayName } = await app.requireUser(request)
    return Response.json({ displayName })
  } catch (error) {
    if (!isKnownError(error, 'USER_AUTHENTICATION_REQUIRED')) throw error
    return new Response(error.errorCode, { status: error.statusCode })
  }
}

/** Verifies a token with the public keys of the service. */
async function verify(app: ServerApp<false>, token: string): Promise<Response> {
  const result = await app.verifyAccessToken(token)
  return result.status === 'ok'
    ? Response.json({ userId: result.data.userId })
    : new Response(result.error.errorCode, { status: result.error.statusCode })
}

export default {
  fetch(request: Request, environment: Environment): Response | Promise<Response> {
    const app = openApp(environment)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/who-am-i') return whoAmI(app, request)
    if (pathname === '/verify') return verify(app, searchParams.get('token') ?? '')
    return new Response('Ready.')
  },
}
