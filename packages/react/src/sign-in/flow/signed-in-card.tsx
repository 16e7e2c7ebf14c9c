import { Lazy, lazy } from '../../page/lazy'
import type { SignedInCardProps } from './signed-in-content'

export type { SignedInCardProps, SignInType } from './signed-in-content'

const lazyContent = /* @__PURE__ */ lazy(
  async () => (await import('./signed-in-content')).SignedInContent,
)

/** Shown to users who are already signed in. Loaded on demand: most visitors are not. */
export function SignedInCard(props: SignedInCardProps) {
  return <Lazy component={lazyContent} props={props} />
}
