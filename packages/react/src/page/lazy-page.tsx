import { CardSkeleton } from './card-skeleton'
import type { PageDefinition } from './define-page'
import { Lazy } from './lazy'
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
  const { component, countFields, isInFirstHtml, Skeleton } = page
  return (
    <Page
      fullPage={props.fullPage ?? false}
      firstHtml={isInFirstHtml && component}
      skeleton={Skeleton ? <Skeleton /> : <CardSkeleton fields={countFields?.(props)} />}
    >
      <Lazy component={component} props={props} />
    </Page>
  )
}
