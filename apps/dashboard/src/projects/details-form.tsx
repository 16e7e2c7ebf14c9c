import type { AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

/** Form that changes the name and the description of a project. */
export function DetailsForm({ project }: { project: AdminOwnedProject }) {
  // Only what was typed: the rest follows the project, which other owners may change.
  const [typed, setTyped] = useState<{ displayName?: string; description?: string }>({})
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const { displayName, description } = { ...project, ...typed }

  function change(changes: typeof typed) {
    setTyped({ ...typed, ...changes })
  }

  async function save() {
    const changes = { displayName: displayName.trim(), description: description.trim() || null }
    if (!(await action.run(() => project.update(changes)))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className="card form" onSubmit={submit}>
      <h2>Details</h2>
      <Field
        label="Name"
        hint="Users see it on the sign-in page and in emails."
        value={displayName}
        onChange={(value) => change({ displayName: value })}
        required
        maxLength={256}
      />
      <Field
        label="Description"
        hint="Only owners see it."
        value={description}
        onChange={(value) => change({ description: value })}
        maxLength={2000}
      />
      <FormActions action={action} label="Save">
        <span role="status" className="hint">
          {isSaved && Object.keys(typed).length === 0 && 'Saved.'}
        </span>
      </FormActions>
    </form>
  )
}
