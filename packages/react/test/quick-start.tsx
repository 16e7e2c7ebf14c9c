import '@app/react/styles.css'
import { ClientApp } from '@app/core'
import { AppProvider, Handler, ThemeProvider, UserButton, useUser } from '@app/react'

const app = new ClientApp({
  baseUrl: 'http://localhost:8102',
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
  tokenStore: 'cookie',
})

export default function App() {
  const isHandler = location.pathname.startsWith('/handler/')
  return (
    <AppProvider app={app}>
      <ThemeProvider>{isHandler ? <Handler fullPage /> : <Home />}</ThemeProvider>
    </AppProvider>
  )
}

function Home() {
  const user = useUser()
  return (
    <main>
      <UserButton />
      <p>{user ? `Hello ${user.displayName ?? user.primaryEmail}!` : 'Sign in with the button.'}</p>
    </main>
  )
}
