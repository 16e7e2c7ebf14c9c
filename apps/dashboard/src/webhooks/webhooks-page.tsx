import type { WebhookEndpoint } from '@app/core/admin'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Icon } from '../ui/icon'
import { EndpointStatus } from './endpoint-status'
import { nameEvents } from './event-fields'

/** Webhook endpoints of a project. */
export function WebhooksPage() {
  const { app } = useProject()
  const endpoints = app.useWebhookEndpoints()
  useFresh(app.listWebhookEndpoints)
  if (endpoints.length === 0) {
    return (
      <Page title="Webhooks">
        <div className="card empty">
          <h2>Send events to your server</h2>
          <p className="lead">
            The service calls a URL of yours when users, teams or permissions change, and tries
            again if your server does not respond.
          </p>
          <NewLink />
        </div>
      </Page>
    )
  }
  return (
    <Page
      title="Webhooks"
      lead="The service calls these URLs when users, teams or permissions change."
      action={<NewLink />}
    >
      <ul className="card rows" aria-label="Endpoints">
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} />
        ))}
      </ul>
    </Page>
  )
}

function NewLink() {
  return (
    <Link className="button primary" to="new">
      <Icon name="plus" />
      New endpoint
    </Link>
  )
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, description, eventTypes } = endpoint
  return (
    <li className="linked">
      <div>
        <p className="name">
          <Link to={id}>{url}</Link>
        </p>
        {description && <p className="hint">{description}</p>}
        <p className="hint">{nameEvents(eventTypes)}</p>
      </div>
      <EndpointStatus endpoint={endpoint} />
    </li>
  )
}
