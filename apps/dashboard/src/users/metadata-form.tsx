import type { ServerUser } from '@app/core/server'
import { useDraft } from '../hooks/use-draft'
import { TextArea } from '../ui/field'
import { FormActions } from '../ui/form-actions'

const fields = [
  { name: 'clientMetadata', label: 'Client', hint: 'The user can read and write it.' },
  { name: 'clientReadOnlyMetadata', label: 'Client, read-only', hint: 'The user can read it.' },
  { name: 'serverMetadata', label: 'Server', hint: 'Only your server reads and writes it.' },
] as const

/** Edited metadata as JSON. */
type Typed = Record<(typeof fields)[number]['name'], string>

/** Form that changes the metadata of a user. */
export function MetadataForm({ user }: { user: ServerUser }) {
  const draft = useDraft<Typed>((typed) =>
    user.update({
      clientMetadata: toMetadata(typed.clientMetadata),
      clientReadOnlyMetadata: toMetadata(typed.clientReadOnlyMetadata),
      serverMetadata: toMetadata(typed.serverMetadata),
    }),
  )
  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="metadata">
      <div>
        <h2 id="metadata">Metadata</h2>
        <p className="hint">Data of your app about the user, as JSON. Empty: none.</p>
      </div>
      <div className="fields">
        {fields.map(({ name, label, hint }) => (
          <TextArea
            key={name}
            label={label}
            hint={hint}
            value={draft.typed[name] ?? toText(user[name])}
            onChange={(text) => draft.change({ [name]: text })}
            validate={findJsonProblem}
            className="growing"
          />
        ))}
      </div>
      <FormActions action={draft.action} label="Save metadata" isSaved={draft.isSaved} />
    </form>
  )
}

function toText(metadata: unknown): string {
  return metadata === null ? '' : JSON.stringify(metadata, null, 2)
}

/** Returns the metadata to save; `undefined` if it was not edited. */
function toMetadata(text: string | undefined): unknown {
  if (text === undefined) return undefined
  return text.trim() === '' ? null : JSON.parse(text)
}

/** Returns what is wrong with a text as JSON; `null` if nothing is. */
function findJsonProblem(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    return 'This is not JSON. Put names and texts in double quotes, such as {"plan": "pro"}.'
  }
}
