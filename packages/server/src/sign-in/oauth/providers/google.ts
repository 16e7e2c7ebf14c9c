import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
})

/** @see https://developers.google.com/identity/openid-connect/openid-connect */
export const google: Provider = {
  endpoints: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    account: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  scope:
    'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    return {
      accountId: found.sub,
      email: found.email ?? null,
      emailVerified: found.email_verified ?? false,
      displayName: found.name ?? null,
      profileImageUrl: found.picture ?? null,
    }
  },
}
