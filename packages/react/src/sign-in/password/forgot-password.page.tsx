import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { ForgotPasswordProps } from './forgot-password'

/** Definition of {@link ForgotPassword}. */
export const forgotPasswordPage = /* @__PURE__ */ definePage({
  name: 'ForgotPassword',
  path: 'forgot-password',
  url: 'forgotPassword',
  countFields: () => 1,
  isInFirstHtml: true,
  usesEmailLinks: true,
  load: async () => (await import('./forgot-password')).ForgotPasswordPage,
})

/** The page to request a password reset email. */
export function ForgotPassword(props: ForgotPasswordProps) {
  return <LazyPage page={forgotPasswordPage} props={props} />
}
