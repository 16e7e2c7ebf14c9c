import { ClientApp, type InitialData } from '@app/core'
import { AppProvider, Handler } from '@app/react'

const app = new ClientApp({
  baseUrl: import.meta.env.VITE_SERVICE_URL,
  projectId: import.meta.env.VITE_PROJECT_ID,
  publishableClientKey: import.meta.env.VITE_CLIENT_KEY,
  tokenStore: 'nextjs-cookie',
})

/** The sign-in page, as a server and a browser show it alike. */
export function Page({ initialData }: { initialData: InitialData }) {
  return (
    <AppProvider app={app} initialData={initialData}>
      <Handler location="/handler/sign-in" />
    </AppProvider>
  )
}
