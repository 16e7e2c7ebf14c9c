import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../lib/request-env'

/** Headers of the CORS responses. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Allow-Headers': [
    'content-type',
    'authorization',
    'x-stack-project-id',
    'x-stack-override-error-status',
    'x-stack-random-nonce',
    'x-stack-client-version',
    'x-stack-disable-artificial-development-delay',
    'x-stack-access-type',
    'x-stack-publishable-client-key',
    'x-stack-secret-server-key',
    'x-stack-super-secret-admin-key',
    'x-stack-admin-access-token',
    'x-stack-refresh-token',
    'x-stack-access-token',
    'baggage',
    'sentry-trace',
    'x-vercel-protection-bypass',
    'ngrok-skip-browser-warning',
  ].join(', '),
  'Access-Control-Expose-Headers':
    'content-type, retry-after, x-stack-actual-status, x-stack-known-error, x-stack-public-project',
}

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

const commonHeaders = Object.entries({ ...corsHeaders, ...securityHeaders })

/**
 * Adds CORS and security headers, and forbids caching unless the handler allowed it. Modifies the
 * headers in place: a new response would stream its body, at twice the cost.
 */
export const apiHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of commonHeaders) headers.set(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store, max-age=0')
}
