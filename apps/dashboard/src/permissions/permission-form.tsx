import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { PermissionFields, toContained, untouched } from './permission-fields'
import { type Definition, definitionsOf, type PermissionScope, useDefinitions } from './scope'

interface PermissionFormProps {
  scope: PermissionScope
  /** The permission to edit; absent: a new one. */
  definition?: Definition
}

/** Form that defines a permission, or changes it. */
export function PermissionForm({ scope, definition }: PermissionFormProps) {
  const project = useProject()
  const navigate = useNavigate()
  const definitions = useDefinitions(project, scope)
  const [typed, setTyped] = useState(untouched)
  const action = useAction()
  const { list, create, update } = definitionsOf(project, scope)
  const listPath = `/projects/${project.id}/permissions`

  async function save() {
    const id = typed.id?.trim()
    const description = typed.description?.trim()
    if (!definition) {
      await create({ id: id ?? '', description, containedPermissionIds: toContained([], typed) })
    } else if (typed.contained.size === 0) {
      await update(definition.id, { id, description })
    } else {
      // The list is saved as a whole, and another owner may have changed it since this page opened.
      const current = (await list()).find((other) => other.id === definition.id)
      const ids = toContained(current?.containedPermissionIds ?? [], typed)
      await update(definition.id, { id, description, containedPermissionIds: ids })
    }
    await navigate(listPath)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void action.run(save)
  }

  return (
    <form className="card form" onSubmit={submit}>
      <PermissionFields
        definition={definition}
        scope={scope}
        others={definitions.filter(({ id }) => id !== definition?.id)}
        typed={typed}
        onChange={setTyped}
      />
      <FormActions action={action} label={definition ? 'Save' : 'Create permission'}>
        <Link className="button" to={listPath}>
          Cancel
        </Link>
      </FormActions>
    </form>
  )
}
