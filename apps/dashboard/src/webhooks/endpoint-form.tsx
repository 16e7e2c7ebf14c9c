import type { WebhookEndpoint } from '@app/core/admin'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { EventFields, type EventTypes, type TypedEvents, toEventTypes } from './event-fields'

/** Values to save. Absent ones were not changed. */
export interface EndpointChanges {
  url?: string
  description?: string
  /** Applies the changes of the event types to those that are saved; absent if there are none. */
  toEventTypes?: (current: EventTypes) => EventTypes
}

interface Typed {
  url?: string
  description?: string
  events?: TypedEvents
}

interface EndpointFormProps {
  /** The endpoint to change; absent: a new one. */
  endpoint?: WebhookEndpoint
  /** Text of the submit button. */
  label: string
  onSave: (changes: EndpointChanges) => Promise<unknown>
  /** Placed after the submit button. */
  children?: ReactNode
}

function toChanges({ url, description, events }: Typed): EndpointChanges {
  return {
    url: url?.trim(),
    description: description?.trim(),
    toEventTypes: events && ((current) => toEventTypes(current, events)),
  }
}

/** State of the form. */
function useEndpointForm({ endpoint, onSave }: EndpointFormProps) {
  // Only what was typed: the rest follows the endpoint, which other owners may change.
  const [typed, setTyped] = useState<Typed>({})
  const [isSaved, setIsSaved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const action = useAction()
  const current = endpoint?.eventTypes ?? null
  const events = typed.events ?? { chosen: new Map() }

  async function save() {
    const isNone = toEventTypes(current, events)?.length === 0
    setProblem(isNone ? 'Choose at least one type of events.' : null)
    if (isNone || !(await action.run(() => onSave(toChanges(typed))))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  const change = (changes: Typed) => setTyped({ ...typed, ...changes })
  const isUnchanged = isSaved && Object.keys(typed).length === 0
  return { typed, change, current, events, problem, action, save, isUnchanged }
}

/** Form of a webhook endpoint: URL, description and events. */
export function EndpointForm(props: EndpointFormProps) {
  const { endpoint, label, children } = props
  const { typed, change, current, events, problem, action, save, isUnchanged } =
    useEndpointForm(props)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className="card form" onSubmit={submit}>
      {endpoint && <h2>Settings</h2>}
      <Field
        label="URL"
        hint="Your server verifies the events that it receives there with verifyWebhook and the secret."
        value={typed.url ?? endpoint?.url ?? ''}
        onChange={(url) => change({ url })}
        placeholder="https://api.example.com/webhooks"
        inputMode="url"
        spellCheck={false}
        required
        maxLength={2048}
        pattern="\s*https?:\/\/\S+\s*"
        title="A URL that starts with https://"
      />
      <Field
        label="Description"
        hint="Only owners see it."
        value={typed.description ?? endpoint?.description ?? ''}
        onChange={(description) => change({ description })}
        maxLength={500}
      />
      <EventFields
        current={current}
        typed={events}
        onChange={(changed) => change({ events: changed })}
      />
      <p role="alert" className="failure">
        {problem}
      </p>
      <FormActions action={action} label={label}>
        {children}
        <span role="status" className="hint">
          {isUnchanged && 'Saved.'}
        </span>
      </FormActions>
    </form>
  )
}
