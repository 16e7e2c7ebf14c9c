import { type Fetch, service } from './harness'

/** The service, with a different response for one endpoint. */
export function except(
  path: string,
  respond: (request: Request) => Promise<Response>,
  otherwise = service,
): Fetch {
  return (request) =>
    request.url.endsWith(`/api/v1${path}`) ? respond(request) : otherwise(request)
}

/** A service that knows every code of a link, sent to this address. */
export function knowingCodes(otherwise: Fetch, email = 'ada@example.com'): Fetch {
  return async (request) =>
    request.url.endsWith('/check-code')
      ? Response.json({ is_code_valid: true, email })
      : otherwise(request)
}

/** An endpoint that refuses with a known error. */
export function refusing(
  path: string,
  code: string,
  status = 400,
  details?: object,
  otherwise = service,
): Fetch {
  return except(path, () => refuse(code, status, details), otherwise)
}

/** A response with a known error. */
export async function refuse(code: string, status = 400, details?: object): Promise<Response> {
  return Response.json(
    { code, error: `${code} in English`, details },
    { status, headers: { 'x-stack-known-error': code } },
  )
}

/** A project with different settings than the demo. */
export function withConfig(config: object, fetch = service): Fetch {
  return async (request) => {
    if (!request.url.endsWith('/projects/current')) return fetch(request)
    const project = await (await service(request)).json()
    return Response.json({ ...project, config: { ...project.config, ...config } })
  }
}

/** An endpoint that fails with request id 7k2mq4x9r5t1w8yz. */
export async function crash(): Promise<Response> {
  return new Response('Internal error', {
    status: 500,
    headers: { 'x-stack-request-id': '7k2mq4x9r5t1w8yz' },
  })
}

/** A network that is down. */
export async function unreachable(): Promise<Response> {
  throw new TypeError('Failed to fetch')
}

/** A response that arrives on demand. */
export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    open: () => open(),
    opened,
    /** Lets a request through once the gate is open. */
    async pass(request: Request): Promise<Response> {
      await opened
      return service(request)
    },
  }
}

/** The service, with all sessions one hour older than they are. */
export function longAgo(fetch = service): Fetch {
  return async (request) => {
    const response = await fetch(request)
    if (!request.url.includes('/auth/sessions?')) return response
    const { items } = (await response.json()) as { items: { created_at: number }[] }
    const aged = items.map((item) => ({ ...item, created_at: item.created_at - 3_600_000 }))
    return Response.json({ items: aged })
  }
}
