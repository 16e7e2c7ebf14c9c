import type { CurrentUser } from '@app/core'
import { type FormEvent, useId, useState } from 'react'

type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

const messages: Record<SaveState, string> = {
  idle: 'Shown in your account menu.',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'Couldn’t save your name. Nothing was lost. Try again in a moment.',
}

/** Form for the user's display name, which keeps the typed text when saving fails. */
export function NameForm({ user }: { user: CurrentUser }) {
  const id = useId()
  const [name, setName] = useState(user.displayName ?? '')
  const [state, setState] = useState<SaveState>('idle')

  async function save(event: FormEvent) {
    event.preventDefault()
    setState('saving')
    await user.setDisplayName(name.trim()).then(
      () => setState('saved'),
      () => setState('failed'),
    )
  }

  return (
    <form className="card" onSubmit={save}>
      <label htmlFor={id}>Your name</label>
      <div className="field-row">
        <input
          id={id}
          value={name}
          autoComplete="name"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <button className="button" type="submit" disabled={state === 'saving'}>
          Save
        </button>
      </div>
      <p className={state === 'failed' ? 'message failure' : 'message'} role="status">
        {messages[state]}
      </p>
    </form>
  )
}
