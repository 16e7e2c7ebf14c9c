import { useApp } from '../../hooks/use-app'

/** Returns a function that signs out, then returns to this page after signing in with another account. */
export function useChangeAccount(): () => Promise<void> {
  const app = useApp()
  return () => {
    const { pathname, search, href } = window.location
    const signIn = new URL(app.urls.signIn, href)
    signIn.searchParams.set('after_auth_return_to', pathname + search)
    return app.signOut({ redirectUrl: signIn.href })
  }
}
