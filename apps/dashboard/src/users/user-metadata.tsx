import type { ServerUser } from '@app/core/server'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../hooks/use-draft'
import { onEscape } from '../keyboard/on-escape'
import { TextArea } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAddition } from '../ui/use-addition'

const kinds = [
  { name: 'clientMetadata', label: 'Client', hint: 'The user can read and write it.' },
  { name: 'clientReadOnlyMetadata', label: 'Client, read-only', hint: 'The user can read it.' },
  { name: 'serverMetadata', label: 'Server', hint: 'Only your server reads and writes it.' },
] as const

type Kind = (typeof kinds)[number]

/** Metadata of a user: a row for each kind, whose form opens in place. */
export function UserMetadata({ user }: { user: ServerUser }) {
  return (
    <section className="card" aria-labelledby="metadata">
      <h2 id="metadata">Metadata</h2>
      <p className="hint">Data of your app about the user, as JSON.</p>
      <ul className="rows">
        {kinds.map((kind) => (
          <MetadataRow key={kind.name} user={user} kind={kind} />
        ))}
      </ul>
    </section>
  )
}

function MetadataRow({ user, kind }: { user: ServerUser; kind: Kind }) {
  const { name, label, hint } = kind
  const form = useAddition(false)
  const [isSaved, setIsSaved] = useState(false)
  const text = toText(user[name])
  return (
    <li className="metadata">
      <div>
        <p className="name">{label}</p>
        <p className="hint">{hint}</p>
      </div>
      <p className="hint" role="status">
        {isSaved && !form.isOpen && 'Saved.'}
      </p>
      {!form.isOpen && (
        <button
          ref={form.button}
          className="button"
          type="button"
          onClick={() => {
            setIsSaved(false)
            form.open()
          }}
        >
          {text === '' ? 'Add' : 'Edit'}
          <span className="visually-hidden"> metadata: {label}</span>
        </button>
      )}
      {!form.isOpen && text !== '' && <pre>{text}</pre>}
      {form.isOpen && (
        <MetadataForm
          user={user}
          kind={kind}
          text={text}
          onSave={() => setIsSaved(true)}
          onClose={form.close}
        />
      )}
    </li>
  )
}

interface MetadataFormProps {
  user: ServerUser
  kind: Kind
  /** Saved metadata as JSON. */
  text: string
  onSave: () => void
  onClose: () => void
}

function MetadataForm({ user, kind: { name, label }, text, onSave, onClose }: MetadataFormProps) {
  const draft = useDraft<{ json: string }>(async ({ json }) => {
    await user.update({ [name]: toMetadata(json) })
    onSave()
    onClose()
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form ref={form} className="form" onSubmit={draft.submit} onKeyDown={onEscape(onClose)}>
      <TextArea
        label={`${label} metadata as JSON`}
        hint="Empty: none."
        value={draft.typed.json ?? text}
        onChange={(json) => draft.change({ json })}
        validate={findJsonProblem}
        className="growing"
      />
      <FormActions
        action={draft.action}
        label="Save metadata"
        onCancel={onClose}
        isChanged={draft.differsFrom({ json: text })}
      />
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
