import type { AdminOwnedProject } from '@app/core/admin'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { ListFilter } from '../lists/list-filter'
import { BreakableText } from '../ui/breakable-text'
import { formatCount } from '../ui/format'
import { Icon } from '../ui/icon'
import { PermissionTable } from './permission-table'
import {
  type Definition,
  definitionsOf,
  isBuiltIn,
  type PermissionScope,
  useDefinitions,
} from './scope'

const texts = {
  team: {
    title: 'Team permissions',
    hint: 'Granted to a member in one team, as a role such as “editor”.',
    empty: 'Your project defines none. Define the first one, such as “editor”.',
  },
  project: {
    title: 'Project permissions',
    hint: 'Granted to a user in the whole project, such as “support” for your back office.',
    empty: 'Your project defines none. Define the first one, such as “support”.',
  },
} satisfies Record<PermissionScope, object>

/** Number of permissions from which on they can be filtered. */
const manyPermissions = 10

interface PermissionListProps {
  project: AdminOwnedProject
  scope: PermissionScope
}

/** The permissions of a scope: those of the project in a table, and the built-in ones. */
export function PermissionList({ project, scope }: PermissionListProps) {
  const definitions = useDefinitions(project, scope)
  useFresh(definitionsOf(project, scope).list)
  const [typed, setTyped] = useState('')
  const { title, hint, empty } = texts[scope]
  const own = definitions.filter((definition) => !isBuiltIn(definition))
  const shown = own.filter((definition) => matches(definition, typed))
  const headingId = `${scope}-permissions`
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="row">
        <div>
          <h2 id={headingId}>{title}</h2>
          <p className="hint">{own.length === 0 ? empty : hint}</p>
        </div>
        <Link className="button small" to={`new/${scope}`}>
          <Icon name="plus" />
          New {scope} permission
        </Link>
      </div>
      {own.length >= manyPermissions && (
        <ListFilter
          label={`Filter ${scope} permissions`}
          placeholder={`Filter ${own.length} permissions`}
          value={typed}
          onChange={setTyped}
          status={typed.trim() !== '' && `${formatCount(shown.length, 'permission')} found`}
        />
      )}
      {shown.length > 0 && (
        <PermissionTable
          shown={shown}
          definitions={definitions}
          project={project}
          scope={scope}
          headingId={headingId}
        />
      )}
      <BuiltIn definitions={definitions.filter(isBuiltIn)} />
    </section>
  )
}

function matches({ id, description = '' }: Definition, typed: string): boolean {
  return `${id} ${description}`.toLowerCase().includes(typed.trim().toLowerCase())
}

/** The permissions that each project has, which cannot be changed. */
function BuiltIn({ definitions }: { definitions: readonly Definition[] }) {
  if (definitions.length === 0) return null
  return (
    <details className="disclosure">
      <summary>{formatCount(definitions.length, 'built-in permission')}</summary>
      <p className="hint">The service checks them itself. They can be granted and contained.</p>
      <dl className="facts built-in">
        {definitions.map(({ id, description }) => (
          <div key={id}>
            <dt>
              <code>
                <BreakableText text={id} />
              </code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
