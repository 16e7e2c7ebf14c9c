import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { SignUpProps } from './sign-up'

/** Definition of {@link SignUp}. */
export const signUpPage = /* @__PURE__ */ definePage({
  name: 'SignUp',
  path: 'sign-up',
  url: 'signUp',
  hasAutomaticRedirect: true,
  countFields: ({ noPasswordRepeat = true, fields = [] }) =>
    (noPasswordRepeat ? 2 : 3) + fields.length,
  hasNewPassword: true,
  isInFirstHtml: true,
  load: async () => (await import('./sign-up')).SignUpPage,
})

/** The page to sign up. */
export function SignUp(props: SignUpProps) {
  return <LazyPage page={signUpPage} props={props} />
}
