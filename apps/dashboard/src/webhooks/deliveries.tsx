import type { WebhookDelivery, WebhookEndpoint } from '@app/core/admin'
import { useEffect } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { ActionError } from '../ui/action-error'
import { useAction } from '../ui/use-action'
import { DeliveryRow } from './delivery-row'

/** Wait until the next look at a delivery whose first attempt is about to start, in milliseconds. */
const delayMs = 1000

/** The latest deliveries of an endpoint, and a button that sends a test event. */
export function Deliveries({ endpoint }: { endpoint: WebhookEndpoint }) {
  const deliveries = endpoint.useDeliveries()
  const test = useAction()
  const refresh = useAction()
  useFresh(endpoint.listDeliveries)
  useFirstAttempts(endpoint, deliveries)
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

/** Fetches the deliveries again while one of them waits for its first attempt, which takes a moment. */
function useFirstAttempts(
  { status, listDeliveries }: WebhookEndpoint,
  deliveries: readonly WebhookDelivery[],
): void {
  const isWaiting =
    status === 'enabled' &&
    deliveries.some((delivery) => delivery.status === 'waiting' && delivery.attempts.length === 0)
  useEffect(() => {
    if (!isWaiting) return
    // After a failure the earlier list stays.
    const timer = setInterval(() => listDeliveries().catch(() => undefined), delayMs)
    return () => clearInterval(timer)
  }, [isWaiting, listDeliveries])
}
