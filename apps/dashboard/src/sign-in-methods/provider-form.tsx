import type { AdminOAuthProviderConfig, AdminOwnedProject } from '@app/core/admin'
import { useId, useState } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
import { providerLabels } from '../settings/setting-names'
import { AdditionForm } from '../ui/addition-form'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { emptyKeys, type ProviderKeys, setKeys, toKeys } from './provider-keys'
import { toProviderName } from './provider-name'

interface ProviderFormProps {
  project: AdminOwnedProject
  /** Provider whose keys are replaced. @default a new one */
  provider?: AdminOAuthProviderConfig
  onClose: () => void
}

/** Form that adds an OAuth provider with the project's own keys, or replaces its keys. */
export function ProviderForm({ project, provider, onClose }: ProviderFormProps) {
  const { oauthRedirectUris, oauthProviders } = project.config
  const isKnown = (id: string) => oauthProviders.some((other) => other.id === id)
  const ids = Object.keys(oauthRedirectUris).filter((id) => !isKnown(id))
  const [id, setId] = useState(provider?.id ?? ids.sort()[0] ?? '')
  // Only what was typed: the rest follows the provider, which other owners may change.
  const [typed, setTyped] = useState<Partial<ProviderKeys>>({})
  const keys = { ...(provider ? toKeys(provider) : emptyKeys), ...typed }
  const action = useAction()
  const changeConfig = useConfigChange()
  const redirectUri = new Map(Object.entries(oauthRedirectUris)).get(id)
  const hasSecret = provider?.type === 'standard'

  async function save() {
    const isSaved = await action.run(() =>
      changeConfig(({ oauthProviders }) => ({
        oauthProviders: setKeys(oauthProviders, id, typed),
      })),
    )
    if (isSaved) onClose()
  }

  return (
    <AdditionForm
      onClose={onClose}
      title={provider ? toProviderName(id) : 'Add a provider with your own keys'}
      onSubmit={() => void save()}
      className="form inset"
    >
      {!provider && <ProviderSelect ids={ids} id={id} onChange={setId} />}
      {redirectUri && <RedirectUri providerId={id} uri={redirectUri} />}
      <KeyFields
        id={id}
        keys={keys}
        hasSecret={hasSecret}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
      />
      <FormActions action={action} label="Save provider" onCancel={onClose} />
    </AdditionForm>
  )
}

interface ProviderSelectProps {
  ids: readonly string[]
  id: string
  onChange: (id: string) => void
}

function ProviderSelect({ ids, id, onChange }: ProviderSelectProps) {
  const selectId = useId()
  return (
    <div className="field">
      <label htmlFor={selectId}>Provider</label>
      <select id={selectId} value={id} onChange={(event) => onChange(event.target.value)}>
        {ids.map((option) => (
          <option key={option} value={option}>
            {toProviderName(option)}
          </option>
        ))}
      </select>
    </div>
  )
}

function RedirectUri({ providerId, uri }: { providerId: string; uri: string }) {
  return (
    <div className="field">
      <p className="label">Redirect URI to register at {toProviderName(providerId)}</p>
      <p className="with-button">
        <code>{uri}</code>
        <CopyButton name="redirect URI" text={uri} isIcon />
      </p>
    </div>
  )
}

interface KeyFieldsProps {
  id: string
  keys: ProviderKeys
  /** Whether there is a client secret, which stays if none is typed. */
  hasSecret: boolean
  onChange: (changes: Partial<ProviderKeys>) => void
}

function KeyFields({ id, keys, hasSecret, onChange }: KeyFieldsProps) {
  const common = { spellCheck: false, autoCapitalize: 'none', validate: findCopyProblem } as const
  return (
    <>
      <Field
        {...common}
        label={providerLabels.clientId}
        value={keys.clientId}
        onChange={(clientId) => onChange({ clientId })}
        required
        maxLength={256}
      />
      <Field
        {...common}
        label={providerLabels.clientSecret}
        hint={hasSecret ? 'Leave it empty to keep the current one.' : undefined}
        type="password"
        value={keys.clientSecret}
        onChange={(clientSecret) => onChange({ clientSecret })}
        required={!hasSecret}
        autoComplete="new-password"
        maxLength={4096}
      />
      {id === 'microsoft' && (
        <Field
          {...common}
          label={providerLabels.microsoftTenantId}
          hint="ID or domain of your organization’s directory, or “common” or “organizations”. Empty: personal accounts only."
          value={keys.microsoftTenantId}
          onChange={(microsoftTenantId) => onChange({ microsoftTenantId })}
          maxLength={256}
        />
      )}
      {id === 'facebook' && (
        <Field
          {...common}
          label={providerLabels.facebookConfigId}
          hint="Only for Facebook Login for Business."
          value={keys.facebookConfigId}
          onChange={(facebookConfigId) => onChange({ facebookConfigId })}
          maxLength={256}
        />
      )}
    </>
  )
}

/** Finds what is often copied along with a value, and refused by the service. */
function findCopyProblem(typed: string): string | null {
  const isQuoted = /^["'`]|["'`]$/.test(typed.trim())
  return isQuoted ? 'Enter it without the quotes around it.' : null
}
