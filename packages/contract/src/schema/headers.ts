/** Request headers of the API, in lower case. */
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

/** Response headers of the API, in lower case. */
export const responseHeaders = [
  'x-stack-request-id',
  'x-stack-known-error',
  'x-stack-actual-status',
  'x-stack-public-project',
] as const

/** Name of a custom request or response header. */
export type HeaderName = (typeof requestHeaders)[number] | (typeof responseHeaders)[number]
