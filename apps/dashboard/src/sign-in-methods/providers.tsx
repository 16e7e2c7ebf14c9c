import type { AdminOwnedProject } from '@app/core/admin'
import { SettingSwitch } from '../ui/setting-switch'
import { ProviderForm } from './provider-form'
import { toProviderName } from './provider-name'

/** OAuth providers of a project: each can be turned off, and new ones be added with the project's own keys. */
export function Providers({ project }: { project: AdminOwnedProject }) {
  const { oauthProviders } = project.config
  const change = (id: string, enabled: boolean) =>
    project.update({
      config: {
        oauthProviders: oauthProviders.map((provider) =>
          provider.id === id ? { ...provider, enabled } : provider,
        ),
      },
    })
  return (
    <section className="card" aria-label="OAuth providers">
      <h2>OAuth providers</h2>
      {oauthProviders.length > 0 && (
        <ul className="rows">
          {oauthProviders.map(({ id, type, enabled }) => (
            <SettingSwitch
              key={id}
              label={toProviderName(id)}
              hint={type === 'shared' ? 'With the keys of the service.' : 'With your own keys.'}
              isOn={enabled}
              onChange={(isOn) => change(id, isOn)}
            />
          ))}
        </ul>
      )}
      <ProviderForm project={project} />
    </section>
  )
}
