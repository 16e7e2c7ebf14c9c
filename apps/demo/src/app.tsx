import { AppProvider, ThemeProvider } from '@app/react'
import { RouterProvider } from 'react-router'
import { auth } from './auth'
import { useLanguage } from './language'
import { router } from './router'
import { theme } from './theme'

/** The whole app: the auth provider, the theme of the SDK's pages, and the routes. */
export function App() {
  return (
    <AppProvider app={auth} lang={useLanguage()}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </AppProvider>
  )
}
