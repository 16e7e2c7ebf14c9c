import { OwnerApp } from '@app/core/admin'
import { serviceUrl } from './service-url'

/** Client of the project `internal`, whose users own projects. */
export const auth = new OwnerApp({
  baseUrl: serviceUrl,
  // `pnpm dev` gives the service this key.
  publishableClientKey:
    import.meta.env.VITE_PUBLISHABLE_CLIENT_KEY ??
    'pck_dashb0ard00000000000000000000000000000000000',
  tokenStore: 'cookie',
  urls: { home: '/projects' },
})
