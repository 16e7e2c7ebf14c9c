import { z } from 'zod'
import type { Provider } from './provider'

const account = z.object({
  account_id: z.string(),
  display_name: z.string().nullish(),
  links: z.object({ avatar: z.object({ href: z.string() }).nullish() }).nullish(),
})
const emails = z.object({
  values: z.array(
    z.object({ email: z.string(), is_primary: z.boolean(), is_confirmed: z.boolean() }),
  ),
})

/** @see https://support.atlassian.com/bitbucket-cloud/docs/use-oauth-on-bitbucket-cloud/ */
export const bitbucket: Provider = {
  endpoints: {
    issuer: 'https://bitbucket.org',
    authorize: 'https://bitbucket.org/site/oauth2/authorize',
    token: 'https://bitbucket.org/site/oauth2/access_token',
    account: 'https://api.bitbucket.org/2.0/user',
    emails: 'https://api.bitbucket.org/2.0/user/emails',
  },
  scope: 'account email',
  clientAuthentication: 'basic',
  async readAccount({ endpoints, read }) {
    const found = account.parse(await read(endpoints.account))
    const { values } = emails.parse(await read(endpoints.emails))
    const primary = values.find((email) => email.is_primary)
    return {
      accountId: found.account_id,
      email: primary?.email ?? null,
      emailVerified: primary?.is_confirmed ?? false,
      displayName: found.display_name ?? null,
      profileImageUrl: found.links?.avatar?.href ?? null,
    }
  },
}
