import { ClientApp } from '@app/core'
import { AppProvider, Handler } from '@app/react'
import { createRoot } from 'react-dom/client'
import '@app/react/styles.css'

const app = new ClientApp({
  baseUrl: import.meta.env.VITE_SERVICE_URL,
  projectId: import.meta.env.VITE_PROJECT_ID,
  publishableClientKey: import.meta.env.VITE_CLIENT_KEY,
  tokenStore: 'cookie',
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <AppProvider app={app}>
    <Handler />
  </AppProvider>,
)
