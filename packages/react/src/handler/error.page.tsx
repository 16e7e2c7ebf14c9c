import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { ErrorPageProps } from './error'

/** Definition of {@link ErrorPage}. */
export const errorPage = /* @__PURE__ */ definePage({
  name: 'ErrorPage',
  path: 'error',
  url: 'error',
  load: async () => (await import('./error')).ErrorPageContent,
})

/** The page for errors of a sign-in with a provider. */
export function ErrorPage(props: ErrorPageProps) {
  return <LazyPage page={errorPage} props={props} />
}
