import type { EmailVariables } from '../emails/templates/values'
import { toBrowserName } from '../lib/browser-name'
import type { Actor } from './security-events'

/** Browser and IP address of a request, as an email shows them. */
export type RequestOrigin = Pick<EmailVariables, 'browser' | 'ipAddress'>

/** Returns where a request came from; nothing for one of a server, whose address means nothing to the user. */
export function toRequestOrigin({
  access,
  userAgent,
  address,
}: Pick<Actor, 'access' | 'userAgent' | 'address'>): RequestOrigin {
  if (access !== 'client') return {}
  return { browser: toBrowserName(userAgent) ?? undefined, ipAddress: address ?? undefined }
}
