import { useApp } from '../hooks/use-app'
import { preloadUnknownProject } from '../hooks/use-project'
import { useIsKnown } from '../lib/use-is-known'
import { CardSkeleton } from './card-skeleton'
import type { PageDefinition } from './define-page'
import { LazyWithPlaceholder } from './lazy'
import { Page } from './page'
import type { PageProps } from './page-props'

/** Props of {@link LazyPage}. */
export interface LazyPageProps<Props extends PageProps> {
  /** Definition of the page. */
  page: PageDefinition<Props>
  /** Props of the page. */
  props: Props
}

/** Renders a page in its frame, with its placeholder until it is loaded. */
export function LazyPage<Props extends PageProps>({ page, props }: LazyPageProps<Props>) {
  const { component, countFields, hasNewPassword, isInFirstHtml, Skeleton } = page
  const app = useApp()
  const isKnown = useIsKnown()
  if (isInFirstHtml && isKnown) preloadUnknownProject(app)
  const skeleton = Skeleton ? (
    <Skeleton />
  ) : (
    <CardSkeleton fields={countFields?.(props)} hasNewPassword={hasNewPassword} />
  )
  return (
    <Page
      fullPage={props.fullPage ?? false}
      firstHtml={isInFirstHtml && component}
      skeleton={skeleton}
    >
      <LazyWithPlaceholder component={component} props={props} placeholder={skeleton} />
    </Page>
  )
}
