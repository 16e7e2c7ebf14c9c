import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  // LinkedIn has also sent it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
})

/** @see https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export const linkedin: Provider = {
  endpoints: {
    issuer: 'https://www.linkedin.com/oauth',
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    account: 'https://api.linkedin.com/v2/userinfo',
  },
  scope: 'openid profile email',
  clientAuthentication: 'post',
  // LinkedIn refuses PKCE from confidential clients.
  pkce: false,
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
