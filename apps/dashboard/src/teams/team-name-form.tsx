import type { ServerTeam } from '@app/core/server'
import { useDraft } from '../hooks/use-draft'
import { CopyableFact } from '../ui/copyable-fact'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Form that renames a team, with the ID that never changes. */
export function TeamNameForm({ team }: { team: ServerTeam }) {
  const draft = useDraft<{ displayName: string }>(({ displayName }) =>
    team.update({ displayName: displayName?.trim() }),
  )

  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <dl className="facts">
        <CopyableFact label="Team ID" name="team ID" text={team.id} />
      </dl>
      <Field
        label="Name"
        hint="Its members see it in your app."
        value={draft.typed.displayName ?? team.displayName}
        onChange={(displayName) => draft.change({ displayName })}
        required
        maxLength={256}
      />
      <FormActions
        action={draft.action}
        label="Save name"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(team)}
      />
    </form>
  )
}
