import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export const github: Provider = {
  endpoints: {
    issuer: 'https://github.com/login/oauth',
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    account: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
  scope: 'user:email',
  clientAuthentication: 'basic',
  // Tokens of OAuth apps do not expire; one year stands for that.
  defaultTokenSeconds: 365 * 24 * 60 * 60,
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    // The account contains a public address only; the list contains the verified flag.
    const primary = emails.parse(await read(endpoints.emails)).find((email) => email.primary)
    return {
      accountId: String(found.id),
      email: primary?.email ?? null,
      emailVerified: primary?.verified ?? false,
      displayName: found.name ?? found.login,
      profileImageUrl: found.avatar_url ?? null,
    }
  },
}
