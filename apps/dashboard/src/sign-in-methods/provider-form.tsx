import type { AdminOAuthProviderConfig, AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useId, useState } from 'react'
import { useListChange } from '../hooks/use-list-change'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { toProviderName } from './provider-name'

/** Form that adds an OAuth provider with the project's own keys, or replaces its keys. */
export function ProviderForm({ project }: { project: AdminOwnedProject }) {
  const { oauthRedirectUris } = project.config
  const ids = Object.keys(oauthRedirectUris).sort()
  const [id, setId] = useState(ids[0] ?? '')
  const [clientId, setClientId] = useState('')
  const [clientSecret, setClientSecret] = useState('')
  const action = useAction()
  const changeList = useListChange()
  const selectId = useId()
  const redirectUri = new Map(Object.entries(oauthRedirectUris)).get(id)

  async function save() {
    const keys = { clientId: clientId.trim(), clientSecret: clientSecret.trim() }
    const isSaved = await action.run(() =>
      changeList(({ oauthProviders }) => ({ oauthProviders: setKeys(oauthProviders, id, keys) })),
    )
    if (!isSaved) return
    setClientId('')
    setClientSecret('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <details className="disclosure">
      <summary>Add a provider with your own keys</summary>
      <form className="form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={selectId}>Provider</label>
          <select id={selectId} value={id} onChange={(event) => setId(event.target.value)}>
            {ids.map((option) => (
              <option key={option} value={option}>
                {toProviderName(option)}
              </option>
            ))}
          </select>
        </div>
        {redirectUri && <RedirectUri providerId={id} uri={redirectUri} />}
        <Field label="Client ID" value={clientId} onChange={setClientId} required />
        <Field
          label="Client secret"
          type="password"
          value={clientSecret}
          onChange={setClientSecret}
          required
          autoComplete="new-password"
        />
        <FormActions action={action} label="Save provider" />
      </form>
    </details>
  )
}

function RedirectUri({ providerId, uri }: { providerId: string; uri: string }) {
  return (
    <div className="field">
      <p className="label">Redirect URI to register at {toProviderName(providerId)}</p>
      <p className="with-button">
        <code>{uri}</code>
        <CopyButton name="redirect URI" text={uri} />
      </p>
    </div>
  )
}

/** Sets the keys of a provider. A provider that has keys keeps its other settings, such as the tenant of Microsoft. */
function setKeys(
  providers: readonly AdminOAuthProviderConfig[],
  id: string,
  keys: { clientId: string; clientSecret: string },
): AdminOAuthProviderConfig[] {
  const others = providers.filter((other) => other.id !== id)
  const before = providers.find((other) => other.id === id)
  const settings = before?.type === 'standard' ? before : { enabled: true }
  return [...others, { ...settings, id, type: 'standard', ...keys }]
}
