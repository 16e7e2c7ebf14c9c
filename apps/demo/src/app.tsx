import { AppProvider, ThemeProvider } from '@app/react'
import { RouterProvider } from 'react-router'
import { auth } from './auth'
import { useDocumentLanguage, useLanguage } from './language'
import { router } from './router'
import { theme } from './theme'

/** The whole app: the auth provider, the theme of the SDK's pages, and the routes. */
export function App() {
  const language = useLanguage()
  useDocumentLanguage(language)
  return (
    <AppProvider app={auth} lang={language}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </AppProvider>
  )
}
