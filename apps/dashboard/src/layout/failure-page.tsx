import { isKnownError, NetworkError } from '@app/core'
import { useRouteError } from 'react-router'
import { RequestId } from '../lists/request-id'
import { NotFoundPage } from './not-found-page'
import { Page } from './page'
import { UnknownProject } from './unknown-project'

/** Error page, shown in place of a page that failed to render. */
export function FailurePage() {
  const error = useRouteError()
  if (isKnownError(error, 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')) return <UnknownProject />
  // A part of the URL, such as the id of a user.
  if (isKnownError(error, 'SCHEMA_ERROR')) return <NotFoundPage />
  const isUnreachable = error instanceof NetworkError
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
      <RequestId error={error} />
    </Page>
  )
}
