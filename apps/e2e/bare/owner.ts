import { ClientApp } from '@app/core'
import { OwnerApp } from '@app/core/admin'

declare global {
  interface Window {
    createDashboard(publishableClientKey: string): OwnerApp
    createClientApp(
      projectId: string,
      publishableClientKey: string,
      tokenStore?: 'memory' | 'cookie',
    ): ClientApp
  }
}

const baseUrl = location.search.slice(1)

// Constructors for a dashboard and its project, exposed to the tests.
Object.assign(window, {
  createDashboard: (publishableClientKey: string) =>
    new OwnerApp({ baseUrl, publishableClientKey, tokenStore: 'cookie' }),
  createClientApp: (
    projectId: string,
    publishableClientKey: string,
    tokenStore: 'memory' | 'cookie' = 'memory',
  ) => new ClientApp({ baseUrl, projectId, publishableClientKey, tokenStore }),
})
