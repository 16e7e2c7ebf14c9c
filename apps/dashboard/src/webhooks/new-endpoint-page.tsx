import type { WebhookEndpointFirstView, WebhookEventType } from '@app/core/admin'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { type EndpointChanges, EndpointForm } from './endpoint-form'
import { NewSecret } from './new-secret'

/** Page that creates a webhook endpoint, and shows its secret once. */
export function NewEndpointPage() {
  const { app, id } = useProject()
  const [created, setCreated] = useState<WebhookEndpointFirstView | null>(null)
  const listPath = `/projects/${id}/webhooks`

  async function create({ url = '', description, toEventTypes }: EndpointChanges) {
    const chosen: readonly WebhookEventType[] | null = toEventTypes?.(null) ?? null
    const eventTypes = chosen && [...chosen]
    setCreated(await app.createWebhookEndpoint({ url, description, eventTypes }))
  }

  if (created) {
    return (
      <Page title="New webhook endpoint" lead={created.url}>
        <NewSecret secret={created.secret}>
          <Link className="button small" to={`${listPath}/${created.id}`}>
            Open the endpoint
          </Link>
        </NewSecret>
      </Page>
    )
  }
  return (
    <Page title="New webhook endpoint" parent={{ name: 'Webhooks', path: '../webhooks' }}>
      <EndpointForm label="Create endpoint" onSave={create}>
        <Link className="button" to={listPath}>
          Cancel
        </Link>
      </EndpointForm>
    </Page>
  )
}
