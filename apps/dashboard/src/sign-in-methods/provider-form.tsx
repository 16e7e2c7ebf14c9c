import type { AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useId, useState } from 'react'
import { ActionError } from '../ui/action-error'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'
import { toProviderName } from './provider-name'

/** Form that adds an OAuth provider with the project's own keys, or replaces its keys. */
export function ProviderForm({ project }: { project: AdminOwnedProject }) {
  const { oauthProviders, oauthRedirectUris } = project.config
  const ids = Object.keys(oauthRedirectUris).sort()
  const [id, setId] = useState(ids[0] ?? '')
  const [clientId, setClientId] = useState('')
  const [clientSecret, setClientSecret] = useState('')
  const action = useAction()
  const selectId = useId()
  const redirectUri = new Map(Object.entries(oauthRedirectUris)).get(id)

  async function save() {
    const provider = { id, enabled: true, type: 'standard', clientId, clientSecret } as const
    const others = oauthProviders.filter((other) => other.id !== id)
    const isSaved = await action.run(() =>
      project.update({ config: { oauthProviders: [...others, provider] } }),
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
        {redirectUri && (
          <div className="field">
            <p className="label">Redirect URI to register at {toProviderName(id)}</p>
            <p className="with-button">
              <code>{redirectUri}</code>
              <CopyButton name="redirect URI" text={redirectUri} />
            </p>
          </div>
        )}
        <Field label="Client ID" value={clientId} onChange={setClientId} required />
        <Field
          label="Client secret"
          type="password"
          value={clientSecret}
          onChange={setClientSecret}
          required
          autoComplete="new-password"
        />
        <ActionError action={action} />
        <p className="actions">
          <button className="button primary" type="submit" aria-disabled={action.isPending}>
            Save provider
          </button>
        </p>
      </form>
    </details>
  )
}
