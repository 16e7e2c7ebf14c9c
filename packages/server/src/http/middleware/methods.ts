import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../lib/request-env'
import { textResponse } from '../response'
import { trimEndSlashes } from './trim-end-slashes'

/** Methods of the API. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds to preflight requests, refuses other methods, and redirects paths with a trailing slash. */
export const requireMethod: MiddlewareHandler<Env> = async (context, next) => {
  const { method, url, path } = context.req
  if (method === 'OPTIONS') return new Response(null, { status: 200 })
  if (!methods.includes(method)) return textResponse(405, `The method ${method} is not supported.`)
  if (path.endsWith('/') && path !== '/api/') {
    // The decoded path may contain characters that a header cannot.
    const { pathname, search } = new URL(url)
    const location = `${trimEndSlashes(pathname)}${search}`
    return new Response(null, { status: 308, headers: { Location: location } })
  }
  return next()
}
