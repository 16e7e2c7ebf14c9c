import type { ApiKey, ApiKeyFirstView } from '@app/core/admin'
import { useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatDay } from '../ui/format'
import { ApiKeyForm } from './api-key-form'
import { NewKeys } from './new-keys'

/** API keys of a project. New ones are shown only once. */
export function ApiKeysPage() {
  const { app } = useProject()
  const apiKeys = app.useApiKeys()
  const [created, setCreated] = useState<ApiKeyFirstView | null>(null)
  return (
    <Page
      title="API keys"
      lead="Browsers use the publishable client key, your server the secret server key. Only scripts that change settings need the admin key."
    >
      {created ? (
        <NewKeys created={created} onDone={() => setCreated(null)} />
      ) : (
        <ApiKeyForm onCreate={setCreated} isFirst={apiKeys.length === 0} />
      )}
      {apiKeys.length > 0 && (
        <ul className="card rows" aria-label="API keys">
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const name = apiKey.description || 'Unnamed keys'
  return (
    <li>
      <div>
        <p className="name">{name}</p>
        <p className="hint">{listKeys(apiKey)}</p>
        <p className="hint">
          Created {formatDay(apiKey.createdAt)} · {toState(apiKey)}
        </p>
      </div>
      {apiKey.isValid() && (
        <ConfirmedButton
          label="Revoke"
          object={name}
          question={`Revoke ${name}?`}
          onConfirm={() => apiKey.revoke()}
        >
          Apps and servers that use these keys stop working at once. Revoked keys cannot be
          restored.
        </ConfirmedButton>
      )}
    </li>
  )
}

function listKeys(apiKey: ApiKey): string {
  const keys = [
    { prefix: 'pck', key: apiKey.publishableClientKey },
    { prefix: 'ssk', key: apiKey.secretServerKey },
    { prefix: 'sak', key: apiKey.superSecretAdminKey },
  ]
  return keys.flatMap(({ prefix, key }) => (key ? [`${prefix}_…${key.lastFour}`] : [])).join(', ')
}

function toState(apiKey: ApiKey): string {
  if (apiKey.manuallyRevokedAt) return `revoked ${formatDay(apiKey.manuallyRevokedAt)}`
  const day = formatDay(apiKey.expiresAt)
  return apiKey.isValid() ? `expires ${day}` : `expired ${day}`
}
