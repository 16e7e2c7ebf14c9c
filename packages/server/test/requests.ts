import type { EndpointKey } from '@app/contract'
import type { createClient } from './harness'

/** An id that belongs to no user, team or project. */
export const unknownId = '11111111-1111-4111-8111-111111111111'

/** Options of a request to an endpoint. */
export interface EndpointRequest {
  /** Parts of the path; omitted ones are unknown ids. */
  path?: Record<string, string>
  query?: Record<string, string>
  /** Default: those of the demo project's browser, signed out. */
  headers?: Record<string, string>
  /** Sent as JSON; ignored where the endpoint is read by GET. */
  body?: unknown
  /** A body as it is. */
  raw?: string
}

/** Calls endpoints by their name in the contract. */
export function createSender(call: ReturnType<typeof createClient>['call']) {
  async function send(key: EndpointKey, request: EndpointRequest = {}) {
    const { path = {}, query, headers, body, raw } = request
    const [method = '', template = ''] = key.split(' ')
    const filled = template.replace(/:(\w+)/g, (_, name) => path[name] ?? unknownId)
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const url = (filled === '/' ? '' : filled) + search
    return call(method, url, method === 'GET' ? { headers } : { headers, body, raw })
  }

  /** Sends a request that has to succeed, and returns the body of the response. */
  async function must(key: EndpointKey, request?: EndpointRequest) {
    const { status, body } = await send(key, request)
    if (status >= 400) throw new Error(`${key} responded ${status}: ${JSON.stringify(body)}`)
    return body
  }

  return { send, must }
}
