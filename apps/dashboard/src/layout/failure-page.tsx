import { NetworkError } from '@app/core'
import { useRouteError } from 'react-router'
import { Page } from './page'

/** Error page, shown in place of a page that failed to render. */
export function FailurePage() {
  const isUnreachable = useRouteError() instanceof NetworkError
  const lead = isUnreachable
    ? 'You’re still signed in. Check your connection and try again.'
    : 'Nothing was lost. Try again in a moment.'
  return (
    <Page title={isUnreachable ? 'We can’t reach the service' : 'Something went wrong'} lead={lead}>
      <p className="actions">
        <button className="button primary" type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
    </Page>
  )
}
