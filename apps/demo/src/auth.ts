import { ClientApp } from '@app/core'
import { router } from './router'
import { serviceUrl } from './service-url'

const env = import.meta.env

/** The SDK's client: the signed-in user and everything they may do. */
export const auth = new ClientApp({
  baseUrl: serviceUrl,
  projectId: env.VITE_PROJECT_ID ?? '00000000-0000-4000-8000-00000000de30',
  publishableClientKey:
    env.VITE_PUBLISHABLE_CLIENT_KEY ?? 'pck_dem000000000000000000000000000000000000000000',
  tokenStore: 'cookie',
  redirectMethod: { navigate: (to, { replace }) => router.navigate(to, { replace }) },
})
