import { useApp } from '../../hooks/use-app'
import { type SearchParams, useQuery } from '../../location/use-query'

/**
 * Gives a way to the sign-in page, from one that a sign-in must not lead back to: it leads to where
 * the visitor was heading, or home.
 */
export function useSignInAgain(searchParams: SearchParams | undefined): () => Promise<void> {
  const app = useApp()
  const hasTarget = useQuery(searchParams)('after_auth_return_to') !== null
  return () => app.redirectToSignIn({ noRedirectBack: !hasTarget })
}
