import { type ClientApp, isKnownError } from '@app/core'
import { PendingRetry } from '@app/core/bindings'
import { useEffect } from 'react'
import { useApp } from '../hooks/use-app'
import { describeFailure, type Failure, toFailure } from '../i18n/failure'
import { formatWait } from '../i18n/time'
import { useMessages } from '../i18n/use-messages'
import { useCountdown } from '../lib/use-countdown'
import { FailureReference } from './failure-reference'

/** Props of {@link FailureMessage}. */
export interface FailureMessageProps {
  /** Id of the message, without the reference. */
  id: string | undefined
  /** The thrown value, or the pending retry of a call that takes long. */
  error: unknown
}

/** Content of a failure notice: why an action failed, and the reference of the request. */
export function FailureMessage({ id, error }: FailureMessageProps) {
  const app = useApp()
  const messages = useMessages()
  const { t } = messages
  useEffect(() => {
    if (isKnownError(error, 'RECENT_SIGN_IN_REQUIRED')) void forgetReauthentication(app)
  }, [app, error])
  const failure = toFailure(error)
  const { title, isNamed, reference, waitMs, isRetrying } = failure
  return (
    <>
      <div id={id}>
        {!isNamed && <p className="stack-notice__title">{t(title)}</p>}
        {waitMs === undefined ? (
          <p>{describeFailure(failure, messages)}</p>
        ) : (
          <Wait
            key={error instanceof PendingRetry ? error.attempt : null}
            waitMs={waitMs}
            isRetrying={isRetrying}
          />
        )}
      </div>
      {reference && <FailureReference reference={reference} />}
    </>
  )
}

/** Counts down to the next attempt; screen readers hear only the start and the end. */
function Wait({ waitMs, isRetrying }: Pick<Failure, 'isRetrying'> & { waitMs: number }) {
  const { t, lang } = useMessages()
  const seconds = Math.ceil(waitMs / 1000)
  const { left } = useCountdown(seconds)
  const describe = (seconds: number) =>
    t(isRetrying ? 'failure.retryingIn' : 'failure.busyFor', { time: formatWait(seconds, lang) })
  if (left === 0) return <p>{t(isRetrying ? 'failure.retrying' : 'failure.busyOver')}</p>
  return (
    <p>
      <span aria-hidden>{describe(left)}</span>
      <span className="stack-visually-hidden">{describe(seconds)}</span>
    </p>
  )
}

/** Makes the next change ask again: the service does not know of the re-authentication. */
async function forgetReauthentication(app: ClientApp<true>): Promise<void> {
  const recent = await import('../lib/recent-reauthentication')
  recent.forgetReauthentication(app)
}
