import type { ServerTeam } from '@app/core/server'
import { useDraft } from '../hooks/use-draft'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Form that renames a team. */
export function TeamNameForm({ team }: { team: ServerTeam }) {
  const draft = useDraft<{ displayName: string }>(({ displayName }) =>
    team.update({ displayName: displayName?.trim() }),
  )

  return (
    <form className="card form" onSubmit={draft.submit}>
      <h2>Name</h2>
      <Field
        label="Name"
        hint="Its members see it."
        value={draft.typed.displayName ?? team.displayName}
        onChange={(displayName) => draft.change({ displayName })}
        required
        maxLength={256}
      />
      <FormActions action={draft.action} label="Save" isSaved={draft.isSaved} />
    </form>
  )
}
