import type { AdminOwnedProject, AdminProjectConfig } from '@app/core/admin'
import { useState } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
import { ActionError } from '../ui/action-error'
import { useAction } from '../ui/use-action'
import { type PermissionScope, useDefinitions } from './scope'

/** Lists of permissions that are granted by default. */
type DefaultList = keyof Pick<
  AdminProjectConfig,
  'teamCreatorDefaultPermissions' | 'teamMemberDefaultPermissions' | 'userDefaultPermissions'
>

const lists: { name: DefaultList; scope: PermissionScope; title: string }[] = [
  { name: 'teamCreatorDefaultPermissions', scope: 'team', title: 'Creators of a team' },
  { name: 'teamMemberDefaultPermissions', scope: 'team', title: 'Members who join a team' },
  { name: 'userDefaultPermissions', scope: 'project', title: 'New users' },
]

/** Permissions that users get when they sign up, and create or join a team. */
export function DefaultPermissions({ project }: { project: AdminOwnedProject }) {
  return (
    <section className="card" aria-labelledby="defaults">
      <h2 id="defaults">Granted by default</h2>
      <p className="hint">
        Changes are saved at once and apply from then on: users keep the permissions they have.
      </p>
      <div className="defaults">
        {lists.map((list) => (
          <DefaultFields key={list.name} project={project} list={list} />
        ))}
      </div>
    </section>
  )
}

interface DefaultFieldsProps {
  project: AdminOwnedProject
  list: (typeof lists)[number]
}

function DefaultFields({ project, list: { name, scope, title } }: DefaultFieldsProps) {
  const definitions = useDefinitions(project, scope)
  const changeConfig = useConfigChange()
  const action = useAction()
  // Shown until it is saved, or refused.
  const [pending, setPending] = useState<{ id: string; isGranted: boolean } | null>(null)
  const granted = new Set(project.config[name].map(({ id }) => id))

  async function change(id: string, isGranted: boolean) {
    if (action.isPending) return
    setPending({ id, isGranted })
    await action.run(() =>
      changeConfig((config) => {
        const others = config[name].filter((other) => other.id !== id)
        return { [name]: isGranted ? [...others, { id }] : others }
      }),
    )
    setPending(null)
  }

  return (
    <fieldset aria-busy={action.isPending}>
      <legend>{title}</legend>
      {definitions.length === 0 && <p className="hint">There is no permission to grant.</p>}
      {definitions.map(({ id }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={pending?.id === id ? pending.isGranted : granted.has(id)}
            aria-disabled={action.isPending}
            onChange={({ target }) => change(id, target.checked)}
          />
          <code>{id}</code>
        </label>
      ))}
      <ActionError action={action} />
    </fieldset>
  )
}
