import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  sub: z.string(),
  name: z.string().nullish(),
})

/**
 * Stands in for shared providers: an OpenID provider of the operator's choice, or our own sign-in
 * page in development. Its `sub` is an address, and it is trusted with it.
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
