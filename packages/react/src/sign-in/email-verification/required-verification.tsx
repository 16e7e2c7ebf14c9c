import { Lazy, lazy } from '../../page/lazy'
import type { RequiredVerificationProps } from './required-verification-content'

export type { RequiredVerificationProps } from './required-verification-content'

const lazyContent = /* @__PURE__ */ lazy(
  async () => (await import('./required-verification-content')).RequiredVerificationContent,
)

/** Asks a user to verify their address before anything else. Loaded on demand: few projects require it. */
export function RequiredVerification(props: RequiredVerificationProps) {
  return <Lazy component={lazyContent} props={props} />
}
