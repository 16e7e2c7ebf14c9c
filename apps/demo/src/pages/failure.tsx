import { NetworkError } from '@app/core'
import { useRouteError } from 'react-router'

/** Shown in place of a page that could not be loaded. */
export function FailurePage() {
  const error = useRouteError()
  const isUnreachable = error instanceof NetworkError
  return (
    <main className="page wide">
      <title>Something went wrong · Demo</title>
      <div role="alert">
        <h1>{isUnreachable ? 'We cannot reach the service' : 'Something went wrong'}</h1>
        <p className="lead">
          {isUnreachable
            ? 'You are still signed in. Check the connection and try again.'
            : 'Nothing of yours is lost. Try again in a moment.'}
        </p>
      </div>
      <p className="actions">
        <button className="button primary" type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
    </main>
  )
}
