import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { ImpersonationProps } from './impersonation'

/** Definition of {@link Impersonation}. */
export const impersonationPage = /* @__PURE__ */ definePage({
  name: 'Impersonation',
  path: 'impersonate',
  isEjectable: false,
  load: async () => (await import('./impersonation')).ImpersonationPage,
})

/** The page of an impersonation link. Asks first, so that a link preview can't use up the link. */
export function Impersonation(props: ImpersonationProps) {
  return <LazyPage page={impersonationPage} props={props} />
}
