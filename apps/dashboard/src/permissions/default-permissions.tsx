import type { AdminOwnedProject } from '@app/core/admin'
import { useRef, useState } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
import { onEscape } from '../keyboard/on-escape'
import { Chips } from '../lists/chips'
import { ActionError } from '../ui/action-error'
import { BreakableText } from '../ui/breakable-text'
import { useAction } from '../ui/use-action'
import { defaultLists } from './default-lists'
import { isBuiltIn, useDefinitions } from './scope'

/** Permissions that users get when they sign up, and create or join a team. */
export function DefaultPermissions({ project }: { project: AdminOwnedProject }) {
  return (
    <section className="card" aria-labelledby="defaults">
      <h2 id="defaults">Granted by default</h2>
      <p className="hint">
        Changes are saved at once and apply from then on: users keep the permissions they have.
      </p>
      <ul className="rows">
        {defaultLists.map((list) => (
          <DefaultRow key={list.name} project={project} list={list} />
        ))}
      </ul>
    </section>
  )
}

interface DefaultRowProps {
  project: AdminOwnedProject
  list: (typeof defaultLists)[number]
}

/** The permissions of a list, and a button that shows fields to change them. */
function DefaultRow({ project, list }: DefaultRowProps) {
  const { name, scope, title, hint } = list
  const definitions = useDefinitions(project, scope)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const granted = project.config[name].map(({ id }) => id)
  return (
    <li className="default-row">
      <div>
        <p className="name">{title}</p>
        <p className="hint">{hint}</p>
      </div>
      <div className="granted">
        {granted.length > 0 ? <Chips ids={granted} /> : <p className="hint">Nothing</p>}
      </div>
      {definitions.length > 0 && (
        <button
          ref={button}
          className="button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Done' : 'Change'}
          <span className="visually-hidden"> permissions of {title.toLowerCase()}</span>
        </button>
      )}
      {isOpen && (
        <DefaultFields
          project={project}
          list={list}
          onClose={() => {
            setIsOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </li>
  )
}

interface DefaultFieldsProps extends DefaultRowProps {
  onClose: () => void
}

function DefaultFields(props: DefaultFieldsProps) {
  const { project, list, onClose } = props
  const { name, scope, title } = list
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
    <fieldset className="default-fields" aria-busy={action.isPending} onKeyDown={onEscape(onClose)}>
      <legend className="visually-hidden">{title}</legend>
      <div className={definitions.length > 20 ? 'choices many' : 'choices'}>
        {definitions.map((definition) => (
          <label key={definition.id} className="check">
            <input
              type="checkbox"
              checked={
                pending?.id === definition.id ? pending.isGranted : granted.has(definition.id)
              }
              aria-disabled={action.isPending}
              onChange={({ target }) => change(definition.id, target.checked)}
            />
            <span>
              <code>
                <BreakableText text={definition.id} />
              </code>
              {isBuiltIn(definition) && <span className="hint"> {definition.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <ActionError action={action} />
    </fieldset>
  )
}
