import type { EndpointKey } from '@app/contract'
import type { createClient } from './harness'

/** An id that nobody and nothing has. */
export const unknownId = '11111111-1111-4111-8111-111111111111'

/** What is sent to an endpoint. */
export interface EndpointRequest {
  /** Parts of the path; those left out are ids nobody has. */
  path?: Record<string, string>
  query?: Record<string, string>
  /** Default: those of the demo project's browser, signed out. */
  headers?: Record<string, string>
  /** Sent as JSON; of no effect where the endpoint is read by GET. */
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

  /** Sends a request that has to succeed, and gives the body of the answer. */
  async function must(key: EndpointKey, request?: EndpointRequest) {
    const { status, body } = await send(key, request)
    if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  return { send, must }
}
