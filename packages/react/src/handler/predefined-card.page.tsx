import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { PredefinedCardProps } from './predefined-card'

const predefinedPage = /* @__PURE__ */ definePage({
  name: 'PredefinedCard',
  load: async () => (await import('./predefined-card')).PredefinedPage,
})

/** A card that ends a flow (signed out, password updated, …), for an app's own pages. */
export function PredefinedCard(props: PredefinedCardProps) {
  return <LazyPage page={predefinedPage} props={props} />
}
