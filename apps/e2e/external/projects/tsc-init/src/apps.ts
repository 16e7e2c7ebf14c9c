import { ClientApp, toClientJson } from '@app/core'
import { AdminApp, OwnerApp } from '@app/core/admin'

const keys = {
  baseUrl: process.env.AUTH_URL,
  projectId: process.env.AUTH_PROJECT_ID,
  publishableClientKey: process.env.AUTH_KEY,
}

export const client = new ClientApp({
  ...keys,
  tokenStore: 'memory',
  urls: { home: process.env.HOME_URL },
  cookieOptions: { domain: process.env.COOKIE_DOMAIN },
})
export const admin = new AdminApp({
  ...keys,
  secretServerKey: process.env.AUTH_SECRET_KEY,
  superSecretAdminKey: process.env.AUTH_ADMIN_KEY,
  tokenStore: null,
})
export const owner = new OwnerApp({
  baseUrl: keys.baseUrl,
  publishableClientKey: keys.publishableClientKey,
  tokenStore: 'memory',
})

export const projectId: string = toClientJson(client).projectId

interface Input {
  email: string
  password: string
  displayName?: string | undefined
  imageUrl?: string | undefined
}

export async function signUp({ email, password, displayName, imageUrl }: Input) {
  const result = await client.signUpWithCredential({
    email,
    password,
    displayName,
    verificationCallbackUrl: process.env.VERIFICATION_URL,
  })
  const user = await client.getUser({ or: 'throw' })
  await user.update({ displayName, profileImageUrl: imageUrl })
  return result
}

export const changeSettings = (anonymousEnabled?: boolean) =>
  admin.updateSecuritySettings({ anonymousEnabled })
