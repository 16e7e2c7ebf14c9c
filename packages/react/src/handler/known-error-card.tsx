import type { KnownError } from '@app/core'
import { KnownErrorContent } from '../page/known-error-content'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'

/** Props of {@link KnownErrorPage}. */
export interface KnownErrorCardProps extends PageProps {
  /** Known error whose message is shown. */
  error: Pick<KnownError, 'errorCode'> & Partial<Pick<KnownError, 'details'>>
}

/** A card with the message for a known error and a link home. */
export function KnownErrorPage({ error, fullPage = false }: KnownErrorCardProps) {
  return (
    <Page fullPage={fullPage}>
      <KnownErrorContent code={error.errorCode} details={error.details} />
    </Page>
  )
}
