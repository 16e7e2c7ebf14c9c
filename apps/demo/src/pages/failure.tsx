import { NetworkError } from '@app/core'
import { useRouteError } from 'react-router'
import { english } from '../language'

/** Error page, shown in place of a page that failed to render. */
export function FailurePage() {
  const error = useRouteError()
  const isUnreachable = error instanceof NetworkError
  return (
    <main {...english} className="page wide">
      <title>Something went wrong · Demo</title>
      <div role="alert">
        <h1>{isUnreachable ? 'We can’t reach the service' : 'Something went wrong'}</h1>
        <p className="lead">
          {isUnreachable
            ? 'You’re still signed in. Check your connection and try again.'
            : 'Nothing was lost. Try again in a moment.'}
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
