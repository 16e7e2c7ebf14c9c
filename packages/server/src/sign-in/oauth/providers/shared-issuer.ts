import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  sub: z.string(),
  name: z.string().nullish(),
})

/**
 * Substitute for shared providers: an OpenID provider of the operator, or the page of development
 * mode. Its `sub` is an email address, which is trusted.
 */
export function sharedIssuer(endpoints: Provider['endpoints']): Provider {
  return {
    endpoints,
    scope: 'openid',
    clientAuthentication: 'basic',
    async readAccount({ endpoints: { account: url }, read }) {
      const found = account.parse(await read(url))
      return {
        accountId: found.sub,
        email: found.sub,
        emailVerified: true,
        displayName: found.name ?? null,
        profileImageUrl: null,
      }
    },
  }
}
