import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  id: z.string(),
  email: z.string().nullish(),
  display_name: z.string().nullish(),
  images: z.array(z.object({ url: z.string() })).nullish(),
})

/** @see https://developer.spotify.com/documentation/web-api/tutorials/code-flow */
export const spotify: Provider = {
  endpoints: {
    issuer: 'https://accounts.spotify.com',
    authorize: 'https://accounts.spotify.com/authorize',
    token: 'https://accounts.spotify.com/api/token',
    account: 'https://api.spotify.com/v1/me',
  },
  scope: 'user-read-email user-read-private',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    return {
      accountId: found.id,
      email: found.email ?? null,
      // Spotify documents that the address is not verified.
      emailVerified: false,
      displayName: found.display_name ?? null,
      profileImageUrl: found.images?.[0]?.url ?? null,
    }
  },
}
