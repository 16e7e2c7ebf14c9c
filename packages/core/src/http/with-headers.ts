import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { version } from '../../package.json'
import type { Step } from './pipeline'

/** Identity of an app, sent with every request. */
export interface AppIdentity {
  projectId: string
  publishableClientKey: string
  extraRequestHeaders: Readonly<Record<string, string>>
  random: () => number
}

/**
 * Adds project, access type, keys and client version. The nonce bypasses caches of `fetch`
 * wrappers.
 */
export function withHeaders(
  { projectId, publishableClientKey, extraRequestHeaders, random }: AppIdentity,
  access: AccessType,
  keys?: Partial<Record<HeaderName, string>>,
): Step {
  return (next) => (request) => {
    const headers: Partial<Record<HeaderName, string>> = {
      'x-stack-override-error-status': 'true',
      'x-stack-project-id': projectId,
      'x-stack-access-type': access,
      'x-stack-client-version': `js @app/core@${version}`,
      ...(publishableClientKey && { 'x-stack-publishable-client-key': publishableClientKey }),
      'x-stack-random-nonce': String(random()),
      ...keys,
    }
    return next({ ...request, headers: { ...headers, ...extraRequestHeaders, ...request.headers } })
  }
}
