import { useApp } from '../../hooks/use-app'
import { type SearchParams, useQuery } from '../../location/use-query'

/**
 * Returns a function that redirects to the sign-in page, from a page that sign-in must not return
 * to. The sign-in then continues to the original redirect URL, or home.
 */
export function useSignInAgain(searchParams: SearchParams | undefined): () => Promise<void> {
  const app = useApp()
  const hasTarget = useQuery(searchParams)('after_auth_return_to') !== null
  return () => app.redirectToSignIn({ noRedirectBack: !hasTarget })
}
