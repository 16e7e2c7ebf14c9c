import type { ServerTeam } from '@app/core/server'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

/** Form that renames a team. */
export function TeamNameForm({ team }: { team: ServerTeam }) {
  // `null`: the name follows the team, which others may change.
  const [typed, setTyped] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const displayName = typed ?? team.displayName

  async function save() {
    if (!(await action.run(() => team.update({ displayName: displayName.trim() })))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? null : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className="card form" onSubmit={submit}>
      <h2>Name</h2>
      <Field
        label="Name"
        hint="Its members see it."
        value={displayName}
        onChange={setTyped}
        required
        maxLength={256}
      />
      <FormActions action={action} label="Save">
        <span role="status" className="hint">
          {isSaved && typed === null && 'Saved.'}
        </span>
      </FormActions>
    </form>
  )
}
