import { ClientApp, type InitialData } from '@app/core'
import { AppProvider, Handler } from '@app/react'

const app = new ClientApp({
  baseUrl: import.meta.env.VITE_SERVICE_URL,
  projectId: import.meta.env.VITE_PROJECT_ID,
  publishableClientKey: import.meta.env.VITE_CLIENT_KEY,
  tokenStore: 'nextjs-cookie',
})

/** The sign-in page, rendered on the server and hydrated in the browser. */
export function Page({ initialData }: { initialData: InitialData }) {
  return (
    <AppProvider app={app} initialData={initialData}>
      <Handler location="/handler/sign-in" />
    </AppProvider>
  )
}
