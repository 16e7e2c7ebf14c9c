import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { MagicLinkCallbackProps } from './magic-link-callback'

/** Definition of {@link MagicLinkCallback}. */
export const magicLinkCallbackPage = /* @__PURE__ */ definePage({
  name: 'MagicLinkCallback',
  path: 'magic-link-callback',
  url: 'magicLinkCallback',
  load: async () => (await import('./magic-link-callback')).MagicLinkCallbackPage,
})

/** The page of a magic link. Asks first, so that an email scanner can't use up the link. */
export function MagicLinkCallback(props: MagicLinkCallbackProps) {
  return <LazyPage page={magicLinkCallbackPage} props={props} />
}
