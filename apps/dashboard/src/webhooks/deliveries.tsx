import type { WebhookDelivery, WebhookEndpoint } from '@app/core/admin'
import { useEffect } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { ActionError } from '../ui/action-error'
import { useAction } from '../ui/use-action'
import { DeliveryRow } from './delivery-row'

/** Wait until the deliveries are fetched again while an attempt is about to end, in milliseconds. */
const delayMs = 1000

/** The latest deliveries of an endpoint, and a button that sends a test event. */
export function Deliveries({ endpoint }: { endpoint: WebhookEndpoint }) {
  const deliveries = endpoint.useDeliveries()
  const test = useAction()
  const refresh = useAction()
  useFresh(endpoint.listDeliveries)
  useDueAttempts(endpoint.listDeliveries, deliveries)
  return (
    <section className="card" aria-labelledby="deliveries">
      <div className="row">
        <h2 id="deliveries">Deliveries</h2>
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-disabled={refresh.isPending}
            onClick={() => refresh.run(endpoint.listDeliveries)}
          >
            Refresh
          </button>
          <button
            className="button"
            type="button"
            aria-disabled={test.isPending}
            onClick={() => test.run(endpoint.sendTest)}
          >
            Send test event
          </button>
        </div>
      </div>
      <ActionError action={test} />
      <ActionError action={refresh} />
      {deliveries.length === 0 ? (
        <p className="hint first">
          None in the last 30 days. Send a test event to see whether your server accepts it.
        </p>
      ) : (
        <ol className="rows" aria-label="Deliveries, newest first">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ol>
      )}
    </section>
  )
}

/**
 * Fetches the deliveries again while one of them waits for its first attempt, or for the one that "Resend" requested.
 * Both take a moment; a later attempt has a time of its own.
 */
function useDueAttempts(
  listDeliveries: WebhookEndpoint['listDeliveries'],
  deliveries: readonly WebhookDelivery[],
): void {
  const isWaiting = deliveries.some(
    ({ status, nextTryAt }) => status === 'waiting' && nextTryAt === null,
  )
  useEffect(() => {
    if (!isWaiting) return
    // After a failure the earlier list stays.
    const timer = setInterval(() => listDeliveries().catch(() => undefined), delayMs)
    return () => clearInterval(timer)
  }, [isWaiting, listDeliveries])
}
