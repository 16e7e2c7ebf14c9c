import { loadTexts } from '../i18n/load-texts'
import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { SignInProps } from './sign-in'

/** Definition of {@link SignIn}. */
export const signInPage = /* @__PURE__ */ definePage({
  name: 'SignIn',
  path: 'sign-in',
  url: 'signIn',
  hasAutomaticRedirect: true,
  countFields: () => 2,
  isInFirstHtml: true,
  load: async () => (await import('./sign-in')).SignInPage,
  loadMessages: loadTexts,
})

/** The page to sign in. */
export function SignIn(props: SignInProps) {
  return <LazyPage page={signInPage} props={props} />
}
