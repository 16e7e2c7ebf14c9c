import type { ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { preloadUnknownProject } from '../hooks/use-project'
import { useIsKnown } from '../lib/use-is-known'
import { useSlow } from '../lib/use-slow'
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

/** Delay in milliseconds before the placeholder of a full page. */
const lateMs = 200

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
      <LazyWithPlaceholder
        component={component}
        props={props}
        placeholder={<Placeholder fullPage={props.fullPage}>{skeleton}</Placeholder>}
      />
    </Page>
  )
}

/**
 * A full page shows nothing at first: on a fast line its content follows at once, without a flash of gray bars. Inside
 * a page of the app, the placeholder keeps what is below it in place.
 */
function Placeholder({
  fullPage,
  children,
}: Pick<PageProps, 'fullPage'> & { children: ReactNode }) {
  const isLate = useSlow(lateMs)
  return (isLate || !fullPage) && children
}
