import { ClientApp } from '@app/core'
import { OwnerApp } from '@app/core/admin'

declare global {
  interface Window {
    createDashboard(publishableClientKey: string): OwnerApp
    createPageOf(projectId: string, publishableClientKey: string): ClientApp
  }
}

const baseUrl = location.search.slice(1)

// What a dashboard is made of, for stories to reach from outside.
Object.assign(window, {
  createDashboard: (publishableClientKey: string) =>
    new OwnerApp({ baseUrl, publishableClientKey, tokenStore: 'cookie' }),
  createPageOf: (projectId: string, publishableClientKey: string) =>
    new ClientApp({ baseUrl, projectId, publishableClientKey, tokenStore: 'memory' }),
})
