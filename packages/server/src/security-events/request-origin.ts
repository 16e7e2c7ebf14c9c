import type { EmailVariables } from '../emails/templates/values'
import { toBrowserName } from '../lib/browser-name'

/** Browser and IP address of a request, as an email shows them. */
export type RequestOrigin = Pick<EmailVariables, 'browser' | 'ipAddress'>

/** The caller of a request. */
interface Requester {
  access: 'client' | 'server' | 'admin' | 'operator'
  userAgent: string | null
  address: string | null
}

/** Returns where a request came from; nothing for requests of a server, whose address means nothing to the user. */
export function toRequestOrigin({ access, userAgent, address }: Requester): RequestOrigin {
  if (access !== 'client') return {}
  return { browser: toBrowserName(userAgent) ?? undefined, ipAddress: address ?? undefined }
}
