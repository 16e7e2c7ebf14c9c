import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { OAuthCallbackProps } from './oauth-callback'

/** Definition of {@link OAuthCallback}. */
export const oauthCallbackPage = /* @__PURE__ */ definePage({
  name: 'OAuthCallback',
  path: 'oauth-callback',
  url: 'oauthCallback',
  load: async () => (await import('./oauth-callback')).OAuthCallbackPage,
})

/** The page that a provider redirects to: completes the sign-in, then redirects. */
export function OAuthCallback(props: OAuthCallbackProps) {
  return <LazyPage page={oauthCallbackPage} props={props} />
}
