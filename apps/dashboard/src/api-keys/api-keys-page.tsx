import type { ApiKey, ApiKeyFirstView } from '@app/core/admin'
import { useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { AddButton } from '../ui/add-button'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatDay } from '../ui/format'
import { useAddition } from '../ui/use-addition'
import { ApiKeyForm } from './api-key-form'
import { NewKeys } from './new-keys'

/** API keys of a project. New ones are shown only once. */
export function ApiKeysPage() {
  const { app } = useProject()
  const apiKeys = app.useApiKeys()
  const isFirst = apiKeys.length === 0
  const addition = useAddition(isFirst)
  const [created, setCreated] = useState<ApiKeyFirstView | null>(null)

  function finish() {
    setCreated(null)
    addition.close()
  }

  return (
    <Page
      title="API keys"
      lead="Browsers use the publishable client key, your server the secret server key. Only scripts that change settings need the admin key."
      action={<AddButton addition={addition} label="Create keys" />}
    >
      {created && <NewKeys created={created} onDone={finish} />}
      {addition.isOpen && !created && (
        <ApiKeyForm
          isFirst={isFirst}
          onCreate={setCreated}
          onCancel={isFirst ? undefined : addition.close}
        />
      )}
      {apiKeys.length > 0 && (
        <ul className="card rows" aria-label="API keys">
          {apiKeys.toSorted(compareValidity).map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      )}
    </Page>
  )
}

/** Puts keys that no longer work last. */
function compareValidity(left: ApiKey, right: ApiKey): number {
  return Number(right.isValid()) - Number(left.isValid())
}

function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const name = apiKey.description || 'Unnamed keys'
  const isValid = apiKey.isValid()
  return (
    <li className={isValid ? undefined : 'past'}>
      <div>
        <p className="name">
          {name}
          {!isValid && (
            <span className="badge">{apiKey.manuallyRevokedAt ? 'Revoked' : 'Expired'}</span>
          )}
        </p>
        <p className="hint keys">
          {listKeys(apiKey).map((key) => (
            <code key={key}>{key}</code>
          ))}
        </p>
        <p className="hint">
          Created {formatDay(apiKey.createdAt)} · {toState(apiKey)}
        </p>
      </div>
      {isValid && (
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

function listKeys(apiKey: ApiKey): string[] {
  const keys = [
    { prefix: 'pck', key: apiKey.publishableClientKey },
    { prefix: 'ssk', key: apiKey.secretServerKey },
    { prefix: 'sak', key: apiKey.superSecretAdminKey },
  ]
  return keys.flatMap(({ prefix, key }) => (key ? [`${prefix}_…${key.lastFour}`] : []))
}

function toState(apiKey: ApiKey): string {
  if (apiKey.manuallyRevokedAt) return `revoked ${formatDay(apiKey.manuallyRevokedAt)}`
  const day = formatDay(apiKey.expiresAt)
  return apiKey.isValid() ? `expires ${day}` : `expired ${day}`
}
