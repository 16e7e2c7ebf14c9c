import type { WebhookAttempt, WebhookDelivery } from '@app/core/admin'
import { ActionError } from '../ui/action-error'
import { BreakableText } from '../ui/breakable-text'
import { formatCount, formatTime } from '../ui/format'
import { useAction } from '../ui/use-action'

const states = {
  waiting: { name: 'Waiting', badge: 'badge' },
  delivered: { name: 'Delivered', badge: 'badge good' },
  failed: { name: 'Failed', badge: 'badge bad' },
} satisfies Record<WebhookDelivery['status'], object>

/** A delivery with its attempts. One that is over can be sent again. */
export function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { type, status, createdAt, nextTryAt, attempts, resend } = delivery
  const action = useAction()
  return (
    <li className="with-actions">
      <div>
        <p className="name">
          <code>
            <BreakableText text={type} />
          </code>
          <span className={states[status].badge}>{states[status].name}</span>
        </p>
        <p className="hint">
          <time dateTime={createdAt.toISOString()}>{formatTime(createdAt)}</time>
          {nextTryAt && attempts.length > 0 && ` · next attempt ${formatTime(nextTryAt)}`}
        </p>
        {attempts.length > 0 && (
          <details className="attempts">
            <summary>{formatCount(attempts.length, 'attempt')}</summary>
            <ol>
              {attempts.map((attempt) => (
                <li key={attempt.at.getTime()} className="hint">
                  {formatTime(attempt.at)}: {describe(attempt)}
                </li>
              ))}
            </ol>
          </details>
        )}
        <ActionError action={action} />
      </div>
      {status !== 'waiting' && (
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-disabled={action.isPending}
            onClick={() => action.run(resend)}
          >
            Resend<span className="visually-hidden"> {type}</span>
          </button>
        </div>
      )}
    </li>
  )
}

function describe({ status, error, durationMs }: WebhookAttempt): string {
  const outcome = [status !== null && `status ${status}`, error].filter(Boolean).join(', ')
  return `${outcome || 'no response'} after ${durationMs.toLocaleString('en-US')} ms`
}
