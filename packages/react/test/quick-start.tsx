import { ClientApp } from '@app/core'
import { AppProvider, Handler, UserButton, useUser } from '@app/react'
import '@app/react/styles.css'
import { Suspense } from 'react'

const app = new ClientApp({
  baseUrl: 'http://localhost:8102',
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
  tokenStore: 'cookie',
})

function Home() {
  const user = useUser({ or: 'redirect' })
  return <p>Hello {user.displayName ?? user.primaryEmail}</p>
}

export default function App() {
  const isAuthPage = window.location.pathname.startsWith('/handler/')
  return (
    <AppProvider app={app}>
      <UserButton />
      <Suspense>{isAuthPage ? <Handler /> : <Home />}</Suspense>
    </AppProvider>
  )
}
