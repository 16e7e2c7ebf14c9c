import { z } from 'zod'
import { invalidInput } from '../../../lib/errors'
import type { Provider } from './provider'

const account = z.object({
  id: z.string(),
  email: z.string().nullish(),
  name: z.string().nullish(),
})

/** @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const facebook: Provider = {
  endpoints: {
    issuer: 'https://www.facebook.com',
    authorize: 'https://facebook.com/v20.0/dialog/oauth/',
    token: 'https://graph.facebook.com/v20.0/oauth/access_token',
    account: 'https://graph.facebook.com/me?fields=id,name,email',
  },
  scope: 'openid public_profile email',
  clientAuthentication: 'basic',
  authorizeParameters: ({ facebookConfigId }): Record<string, string> =>
    facebookConfigId ? { config_id: facebookConfigId } : {},
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    if (!found.email) {
      throw invalidInput('Facebook did not share an email address. Allow it and try again.')
    }
    return {
      accountId: found.id,
      email: found.email,
      emailVerified: false,
      displayName: found.name ?? null,
      profileImageUrl: null,
    }
  },
}
