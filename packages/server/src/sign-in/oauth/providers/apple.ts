import { z } from 'zod'
import type { Provider } from './provider'

const claims = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  // Apple sends booleans as strings in some tokens.
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
})
const user = z.object({
  name: z.object({ firstName: z.string().nullish(), lastName: z.string().nullish() }).nullish(),
})

/** @see https://developer.apple.com/documentation/signinwithapplerestapi */
export const apple: Provider = {
  endpoints: {
    issuer: 'https://appleid.apple.com',
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
  },
  scope: 'name email',
  clientAuthentication: 'post',
  usesIdToken: true,
  // Apple requires a form post if a name or email is requested.
  responseMode: 'form_post',
  async readAccount({ claims: given, parameters }) {
    const found = claims.parse(given)
    return {
      accountId: found.sub,
      email: found.email ?? null,
      emailVerified: found.email_verified ?? false,
      displayName: readName(parameters.get('user')),
      profileImageUrl: null,
    }
  },
}

/** Apple sends the name with the first sign-in only, as JSON in the form. */
function readName(json: string | null): string | null {
  if (!json) return null
  try {
    const { name } = user.parse(JSON.parse(json))
    return [name?.firstName, name?.lastName].filter(Boolean).join(' ') || null
  } catch {
    // It comes through the browser, so it may be invalid; the sign-in works without it.
    return null
  }
}
