import type { AdminOAuthProviderConfig, AdminOwnedProject } from '@app/core/admin'
import { useConfigChange } from '../hooks/use-config-change'
import { sections } from '../settings/setting-names'
import { AddButton } from '../ui/add-button'
import { SettingSwitch } from '../ui/setting-switch'
import { useAddition } from '../ui/use-addition'
import { ProviderForm } from './provider-form'
import { toProviderName } from './provider-name'

/** OAuth providers of a project: each can be turned off, and new ones be added with the project's own keys. */
export function Providers({ project }: { project: AdminOwnedProject }) {
  const { oauthProviders } = project.config
  const addition = useAddition(false)
  return (
    <section className="card" aria-label={sections.providers.title}>
      <div className="row">
        <div>
          <h2>{sections.providers.title}</h2>
          <p className="hint">Users sign in with an account of another service.</p>
        </div>
        <AddButton addition={addition} label="Add provider" isSmall />
      </div>
      {addition.isOpen && <ProviderForm project={project} onClose={addition.close} />}
      {oauthProviders.length > 0 && (
        <ul className="rows">
          {oauthProviders.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} project={project} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ProviderRowProps {
  provider: AdminOAuthProviderConfig
  project: AdminOwnedProject
}

/** Switch of a provider, with a button that opens the form of its keys in place. */
function ProviderRow({ provider, project }: ProviderRowProps) {
  const changeConfig = useConfigChange()
  const form = useAddition(false)
  const { id } = provider
  const change = (enabled: boolean) =>
    changeConfig((config) => ({
      oauthProviders: config.oauthProviders.map((other) =>
        other.id === id ? { ...other, enabled } : other,
      ),
    }))
  if (form.isOpen) {
    return (
      <li>
        <ProviderForm project={project} provider={provider} onClose={form.close} />
      </li>
    )
  }
  return (
    <SettingSwitch
      label={toProviderName(id)}
      hint={
        provider.type === 'shared'
          ? 'With the keys of the service.'
          : `With your own keys, client ID ${provider.clientId}.`
      }
      isOn={provider.enabled}
      onChange={change}
    >
      <button ref={form.button} className="button small" type="button" onClick={form.open}>
        Edit
        <span className="visually-hidden"> {toProviderName(id)}</span>
      </button>
    </SettingSwitch>
  )
}
