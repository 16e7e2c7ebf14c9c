import type { ApiKeyFirstView } from '@app/core/admin'
import { useId, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { AdditionForm } from '../ui/addition-form'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

interface ApiKeyFormProps {
  /** Whether the project has no keys yet. */
  isFirst: boolean
  onCreate: (created: ApiKeyFirstView) => void
  onCancel?: (() => void) | undefined
}

/** Lifetimes in days. */
const lifetimes = [30, 90, 365, 730]
const dayMs = 24 * 60 * 60 * 1000

/** Form that creates a set of API keys. */
export function ApiKeyForm({ isFirst, onCreate, onCancel }: ApiKeyFormProps) {
  const { app } = useProject()
  const [description, setDescription] = useState('')
  const [days, setDays] = useState(365)
  const [hasAdminKey, setHasAdminKey] = useState(false)
  const action = useAction()

  function create() {
    void action.run(async () => {
      const created = await app.createApiKey({
        description: description.trim(),
        expiresAt: new Date(Date.now() + days * dayMs),
        hasPublishableClientKey: true,
        hasSecretServerKey: true,
        hasSuperSecretAdminKey: hasAdminKey,
      })
      onCreate(created)
    })
  }

  return (
    <AdditionForm
      onClose={onCancel}
      title={isFirst ? 'Create the first keys' : 'Create keys'}
      onSubmit={create}
    >
      <div className="fields">
        <Field
          label="Description"
          hint="Place where the keys are used, such as “Production”."
          value={description}
          onChange={setDescription}
          required
          maxLength={256}
        />
        <Lifetime days={days} onChange={setDays} />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={hasAdminKey}
          onChange={(event) => setHasAdminKey(event.target.checked)}
        />
        With an admin key, which can change all settings of the project
      </label>
      <FormActions action={action} label="Create keys" onCancel={onCancel} />
    </AdditionForm>
  )
}

function Lifetime({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const selectId = useId()
  return (
    <div className="field">
      <label htmlFor={selectId}>Lifetime</label>
      <select id={selectId} value={days} onChange={(event) => onChange(Number(event.target.value))}>
        {lifetimes.map((option) => (
          <option key={option} value={option}>
            {option} days
          </option>
        ))}
      </select>
    </div>
  )
}
