import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  id: z.string(),
  mail: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
  displayName: z.string().nullish(),
})

/** @see https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow */
export const microsoft: Provider = {
  endpoints: {
    issuer: 'https://login.microsoftonline.com',
    authorize: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
    account: 'https://graph.microsoft.com/v1.0/me',
  },
  scope: 'User.Read openid',
  clientAuthentication: 'basic',
  withSettings(endpoints, { microsoftTenantId }) {
    const tenant = encodeURIComponent(microsoftTenantId ?? 'consumers')
    return {
      ...endpoints,
      authorize: endpoints.authorize.replace('{tenant}', tenant),
      token: endpoints.token.replace('{tenant}', tenant),
    }
  },
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    return {
      accountId: found.id,
      email: found.mail ?? found.userPrincipalName ?? null,
      // Administrators of a tenant can set any address, so it is not verified.
      emailVerified: false,
      displayName: found.displayName ?? null,
      profileImageUrl: null,
    }
  },
}
