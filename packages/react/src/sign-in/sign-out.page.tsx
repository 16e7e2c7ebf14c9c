import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { SignOutProps } from './sign-out'

/** Definition of {@link SignOut}. */
export const signOutPage = /* @__PURE__ */ definePage({
  name: 'SignOut',
  path: 'sign-out',
  url: 'signOut',
  load: async () => (await import('./sign-out')).SignOutPage,
})

/** The page to sign out. It always asks, so that a link on another site can't sign the user out. */
export function SignOut(props: SignOutProps) {
  return <LazyPage page={signOutPage} props={props} />
}
