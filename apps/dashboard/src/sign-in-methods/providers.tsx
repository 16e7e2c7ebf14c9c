import type { AdminOwnedProject } from '@app/core/admin'
import { useListChange } from '../hooks/use-list-change'
import { SettingSwitch } from '../ui/setting-switch'
import { ProviderForm } from './provider-form'
import { toProviderName } from './provider-name'

/** OAuth providers of a project: each can be turned off, and new ones be added with the project's own keys. */
export function Providers({ project }: { project: AdminOwnedProject }) {
  const { oauthProviders } = project.config
  const changeList = useListChange()
  const change = (id: string, enabled: boolean) =>
    changeList((config) => ({
      oauthProviders: config.oauthProviders.map((provider) =>
        provider.id === id ? { ...provider, enabled } : provider,
      ),
    }))
  return (
    <section className="card" aria-label="OAuth providers">
      <h2>OAuth providers</h2>
      {oauthProviders.length > 0 && (
        <ul className="rows">
          {oauthProviders.map((provider) => (
            <SettingSwitch
              key={provider.id}
              label={toProviderName(provider.id)}
              hint={
                provider.type === 'shared'
                  ? 'With the keys of the service.'
                  : `With your own keys, client ID ${provider.clientId}.`
              }
              isOn={provider.enabled}
              onChange={(isOn) => change(provider.id, isOn)}
            />
          ))}
        </ul>
      )}
      <ProviderForm project={project} />
    </section>
  )
}
