import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { EmailVerificationProps } from './email-verification'

/** Definition of {@link EmailVerification}. */
export const emailVerificationPage = /* @__PURE__ */ definePage({
  name: 'EmailVerification',
  path: 'email-verification',
  url: 'emailVerification',
  usesEmailLinks: true,
  load: async () => (await import('./email-verification')).EmailVerificationPage,
})

/** The page of a verification link. Asks first, so that an email scanner can't use up the link. */
export function EmailVerification(props: EmailVerificationProps) {
  return <LazyPage page={emailVerificationPage} props={props} />
}
