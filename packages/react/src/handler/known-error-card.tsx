import type { KnownError } from '@app/core'
import { KnownErrorContent } from '../page/known-error-content'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'

/** Props of {@link KnownErrorCard}. */
export interface KnownErrorCardProps extends PageProps {
  error: Pick<KnownError, 'errorCode'>
}

/** A known error in our own words, and a way home. */
export function KnownErrorCard({ error, fullPage = false }: KnownErrorCardProps) {
  return (
    <Page fullPage={fullPage}>
      <KnownErrorContent code={error.errorCode} />
    </Page>
  )
}
