import type { AdminOwnedProject } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { projectNames, sections } from '../settings/setting-names'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Form that changes the name and the description of a project. */
export function DetailsForm({ project }: { project: AdminOwnedProject }) {
  const draft = useDraft<{ displayName: string; description: string }>((typed) =>
    project.update({
      displayName: typed.displayName?.trim(),
      description: typed.description === undefined ? undefined : typed.description.trim() || null,
    }),
  )
  const { displayName, description } = { ...project, ...draft.typed }

  return (
    <form className="card form" onSubmit={draft.submit}>
      <h2>{sections.details.title}</h2>
      <Field
        label={projectNames.displayName.label}
        hint="Users see it on the sign-in page and in emails."
        value={displayName}
        onChange={(value) => draft.change({ displayName: value })}
        required
        maxLength={256}
      />
      <Field
        label={projectNames.description.label}
        hint="Only owners see it."
        value={description}
        onChange={(value) => draft.change({ description: value })}
        maxLength={2000}
      />
      <FormActions
        action={draft.action}
        label="Save"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(project)}
      />
    </form>
  )
}
