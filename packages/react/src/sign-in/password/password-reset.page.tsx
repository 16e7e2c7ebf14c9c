import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { PasswordResetProps } from './password-reset'

/** Definition of {@link PasswordReset}. */
export const passwordResetPage = /* @__PURE__ */ definePage({
  name: 'PasswordReset',
  path: 'password-reset',
  url: 'passwordReset',
  countFields: () => 1,
  hasNewPassword: true,
  usesEmailLinks: true,
  load: async () => (await import('./password-reset')).PasswordResetPage,
})

/** The page of a password reset link. */
export function PasswordReset(props: PasswordResetProps) {
  return <LazyPage page={passwordResetPage} props={props} />
}
