import { HttpError } from '@app/core'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { type DefinitionsByScope, findIdProblem } from './find-id-problem'
import { PermissionFields, type Typed, toContained, untouched } from './permission-fields'
import { type Definition, definitionsOf, type PermissionScope, useDefinitions } from './scope'

interface PermissionFormProps {
  scope: PermissionScope
  /** The permission to edit; absent: a new one. */
  definition?: Definition
}

/** Returns the action that saves what was typed, and the ID that the service refused. */
function useSave({ scope, definition }: PermissionFormProps) {
  const project = useProject()
  const navigate = useNavigate()
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const action = useAction()
  const { list, create, update } = definitionsOf(project, scope)

  async function save(typed: Typed) {
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
    await navigate(`/projects/${project.id}/permissions`)
  }

  async function trySave(typed: Typed) {
    setRefusedId(null)
    try {
      await save(typed)
    } catch (error) {
      // Another owner may have defined it since this page opened.
      if (!(error instanceof HttpError && error.status === 409)) throw error
      setRefusedId(typed.id ?? '')
    }
  }

  return { action, refusedId, save: (typed: Typed) => void action.run(() => trySave(typed)) }
}

/** Form that defines a permission, or changes it. */
export function PermissionForm(props: PermissionFormProps) {
  const { scope, definition } = props
  const project = useProject()
  const others: DefinitionsByScope = {
    team: useDefinitions(project, 'team'),
    project: useDefinitions(project, 'project'),
  }
  const [typed, setTyped] = useState(untouched)
  const { action, refusedId, save } = useSave(props)

  function submit(event: FormEvent) {
    event.preventDefault()
    save(typed)
  }

  return (
    <form className="card form" onSubmit={submit}>
      <PermissionFields
        definition={definition}
        scope={scope}
        others={others[scope].filter(({ id }) => id !== definition?.id)}
        typed={typed}
        onChange={setTyped}
        validateId={(id) => findIdProblem(id, { others, ownId: definition?.id })}
        problem={refusedId !== null && refusedId === typed.id ? toProblem(refusedId) : null}
      />
      <FormActions
        action={action}
        label={definition ? 'Save' : 'Create permission'}
        isChanged={!definition || typed !== untouched}
      >
        <Link className="button" to={`/projects/${project.id}/permissions`}>
          Cancel
        </Link>
      </FormActions>
    </form>
  )
}

function toProblem(id: string): string {
  return `A permission ${id.trim()} exists already. Choose another ID.`
}
