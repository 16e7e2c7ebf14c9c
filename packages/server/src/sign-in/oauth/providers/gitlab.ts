import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  id: z.number(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
  email: z.string().nullish(),
  confirmed_at: z.string().nullish(),
})
const emails = z.array(z.object({ email: z.string(), confirmed_at: z.string().nullish() }))

/** @see https://docs.gitlab.com/api/oauth2/ */
export const gitlab: Provider = {
  endpoints: {
    issuer: 'https://gitlab.com',
    authorize: 'https://gitlab.com/oauth/authorize',
    token: 'https://gitlab.com/oauth/token',
    account: 'https://gitlab.com/api/v4/user',
    emails: 'https://gitlab.com/api/v4/user/emails',
  },
  scope: 'read_user',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    const listed = emails.parse(await read(endpoints.emails))
    const email = found.email ?? listed[0]?.email ?? null
    return {
      accountId: String(found.id),
      email,
      // The list may omit the primary address, which the account then contains.
      emailVerified: [...listed, found].some((one) => one.email === email && one.confirmed_at),
      displayName: found.name ?? null,
      profileImageUrl: found.avatar_url ?? null,
    }
  },
}
