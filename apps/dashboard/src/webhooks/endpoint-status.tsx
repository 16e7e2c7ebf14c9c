import type { WebhookEndpoint } from '@app/core/admin'

/** State of an endpoint as a badge. */
export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { status, failingSince } = endpoint
  if (status === 'paused') return <span className="badge bad">Paused</span>
  if (status === 'disabled') return <span className="badge">Off</span>
  if (failingSince) return <span className="badge bad">Failing</span>
  return <span className="badge good">On</span>
}
