import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
  avatar: z.string().nullish(),
})

/** @see https://discord.com/developers/docs/topics/oauth2 */
export const discord: Provider = {
  endpoints: {
    issuer: 'https://discord.com',
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    account: 'https://discord.com/api/users/@me',
  },
  scope: 'identify email',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    return {
      accountId: found.id,
      email: found.email ?? null,
      emailVerified: found.verified ?? false,
      displayName: found.global_name ?? found.username,
      profileImageUrl: found.avatar
        ? `https://cdn.discordapp.com/avatars/${found.id}/${found.avatar}.png`
        : null,
    }
  },
}
