import { AppProvider, ThemeProvider } from '@app/react'
import { RouterProvider } from 'react-router'
import { auth } from './auth'
import { router } from './router'

/** The whole app: one provider for sign-in, one for how its pages look, and the routes. */
export function App() {
  return (
    <AppProvider app={auth}>
      <ThemeProvider theme={{ light: { primary: '#4f46e5' }, dark: { primary: '#818cf8' } }}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </AppProvider>
  )
}
