/**
 * HTTP headers of the API, lower case as `Headers` keeps them.
 *
 * @see contract/http.md sections 2.1 and 2.2
 */
export const requestHeaders = [
  'x-stack-project-id',
  'x-stack-access-type',
  'x-stack-publishable-client-key',
  'x-stack-secret-server-key',
  'x-stack-super-secret-admin-key',
  'x-stack-admin-access-token',
  'x-stack-access-token',
  'x-stack-refresh-token',
  'x-stack-override-error-status',
  'x-stack-random-nonce',
  'x-stack-client-version',
  'x-stack-disable-artificial-development-delay',
  'x-stack-development-override-key',
  'x-stack-development-disable-extended-logging',
] as const

/** Headers the API adds to its answers. */
export const responseHeaders = [
  'x-stack-request-id',
  'x-stack-known-error',
  'x-stack-actual-status',
] as const

/** Name of a header of ours, on a request or an answer. */
export type HeaderName = (typeof requestHeaders)[number] | (typeof responseHeaders)[number]
