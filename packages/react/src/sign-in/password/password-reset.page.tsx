import { loadSignInTexts } from '../../i18n/load-texts'
import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { PasswordResetProps } from './password-reset'

/** Definition of {@link PasswordReset}. */
export const passwordResetPage = /* @__PURE__ */ definePage({
  name: 'PasswordReset',
  path: 'password-reset',
  url: 'passwordReset',
  countFields: () => 2,
  load: async () => (await import('./password-reset')).PasswordResetPage,
  loadMessages: loadSignInTexts,
})

/** The page of a password reset link. */
export function PasswordReset(props: PasswordResetProps) {
  return <LazyPage page={passwordResetPage} props={props} />
}
