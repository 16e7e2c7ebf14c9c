import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  data: z.object({
    id: z.string(),
    name: z.string().nullish(),
    profile_image_url: z.string().nullish(),
  }),
})

/** @see https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export const x: Provider = {
  endpoints: {
    issuer: 'https://twitter.com',
    authorize: 'https://twitter.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    account: 'https://api.x.com/2/users/me?user.fields=id,name,profile_image_url',
  },
  scope: 'users.read offline.access tweet.read',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const { data } = account.parse(await read(endpoints.account))
    return {
      accountId: data.id,
      email: null,
      emailVerified: false,
      displayName: data.name ?? null,
      profileImageUrl: data.profile_image_url ?? null,
    }
  },
}
