import type { WebhookEndpoint } from '@app/core/admin'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatTime } from '../ui/format'
import { SettingSwitch } from '../ui/setting-switch'
import { Deliveries } from './deliveries'
import { type EndpointChanges, EndpointForm } from './endpoint-form'
import { NewSecret } from './new-secret'

/** A webhook endpoint with its deliveries. */
export function EndpointPage() {
  const { app } = useProject()
  const { endpointId } = useParams()
  const endpoint = app.useWebhookEndpoints().find(({ id }) => id === endpointId)
  if (!endpoint) return <UnknownEndpoint />

  async function save({ toEventTypes, ...changes }: EndpointChanges) {
    if (!toEventTypes) return endpoint?.update(changes)
    // The list is saved as a whole, and another owner may have changed it since this page opened.
    const endpoints = await app.listWebhookEndpoints()
    const current = endpoints.find(({ id }) => id === endpointId) ?? endpoint
    const eventTypes = toEventTypes(current?.eventTypes ?? null)
    return current?.update({ ...changes, eventTypes: eventTypes && [...eventTypes] })
  }

  return (
    <Page
      title={endpoint.url}
      parent={{ name: 'Webhooks', path: '../webhooks' }}
      lead={endpoint.description || undefined}
    >
      <ul className="card rows">
        <SettingSwitch
          label="Send events"
          hint={describe(endpoint)}
          isOn={endpoint.status === 'enabled'}
          onChange={(enabled) => endpoint.update({ enabled })}
        />
      </ul>
      <ListBoundary name="deliveries">
        <Suspense fallback={<SkeletonRows />}>
          <Deliveries endpoint={endpoint} />
        </Suspense>
      </ListBoundary>
      <EndpointForm endpoint={endpoint} label="Save" onSave={save} />
      <Secret endpoint={endpoint} />
      <Deletion endpoint={endpoint} />
    </Page>
  )
}

function describe({ status, failingSince, pausedAt }: WebhookEndpoint): string {
  if (status === 'disabled') return 'Off. Events of this time are not sent later.'
  if (pausedAt) {
    return `Paused since ${formatTime(pausedAt)}, as all deliveries failed for five days. Turn it on to send them.`
  }
  if (failingSince) return `All deliveries have failed since ${formatTime(failingSince)}.`
  return 'Events are sent as they happen.'
}

function UnknownEndpoint() {
  const { id } = useProject()
  return (
    <Page title="Endpoint not found" lead="It was deleted, or never existed.">
      <p className="actions">
        <Link className="button primary" to={`/projects/${id}/webhooks`}>
          All endpoints
        </Link>
      </p>
    </Page>
  )
}

function Secret({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) {
    return (
      <NewSecret key={secret} secret={secret}>
        <button className="button small" type="button" onClick={() => setSecret(null)}>
          Done
        </button>
      </NewSecret>
    )
  }
  return (
    <section className="card row" aria-labelledby="secret">
      <div>
        <h2 id="secret">Signing secret</h2>
        <p className="hint">
          It was shown when the endpoint was created. Replace it if it is lost, or became known.
        </p>
      </div>
      <ConfirmedButton
        label="Replace secret"
        question="Replace the signing secret?"
        onConfirm={async () => setSecret(await endpoint.rotateSecret())}
      >
        For 24 hours, deliveries are signed with both secrets. Until then, your server has to use
        the new one.
      </ConfirmedButton>
    </section>
  )
}

function Deletion({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id } = useProject()
  const navigate = useNavigate()
  async function deleteEndpoint() {
    await endpoint.delete()
    await navigate(`/projects/${id}/webhooks`)
  }
  return (
    <section className="card row" aria-labelledby="deletion">
      <div>
        <h2 id="deletion">Delete endpoint</h2>
        <p className="hint">Deletes it with its deliveries.</p>
      </div>
      <ConfirmedButton
        label="Delete endpoint"
        question="Delete this endpoint?"
        onConfirm={deleteEndpoint}
      >
        {endpoint.url} no longer receives events, and deliveries that wait are dropped. This cannot
        be undone.
      </ConfirmedButton>
    </section>
  )
}
