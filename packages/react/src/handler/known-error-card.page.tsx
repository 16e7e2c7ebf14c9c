import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { KnownErrorCardProps } from './known-error-card'

const knownErrorPage = /* @__PURE__ */ definePage({
  name: 'KnownErrorCard',
  load: async () => (await import('./known-error-card')).KnownErrorPage,
})

/** A card with the message for a known error and a link home. */
export function KnownErrorCard(props: KnownErrorCardProps) {
  return <LazyPage page={knownErrorPage} props={props} />
}
