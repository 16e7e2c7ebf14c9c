import '@app/react/styles.css'
import { ClientApp, type InitialData } from '@app/core'
import { AppProvider, Handler, ThemeProvider, UserButton, useUser } from '@app/react'
import type { ReactNode } from 'react'

export const app = new ClientApp({ tokenStore: 'cookie' })

interface ProvidersProps {
  initialData?: InitialData | undefined
  lang?: string | undefined
  color?: string | undefined
  children: ReactNode
}

export function Providers({ initialData, lang, color, children }: ProvidersProps) {
  return (
    <AppProvider app={app} initialData={initialData} lang={lang}>
      <ThemeProvider theme={{ light: { primary: color } }}>{children}</ThemeProvider>
    </AppProvider>
  )
}

export const useTeams = () => useUser({ or: 'redirect' }).useTeams()

export function Page({ location }: { location?: string | undefined }) {
  return (
    <>
      <UserButton />
      <Handler location={location} />
    </>
  )
}
