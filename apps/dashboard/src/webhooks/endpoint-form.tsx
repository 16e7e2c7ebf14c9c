import type { WebhookEndpoint } from '@app/core/admin'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useDraft } from '../hooks/use-draft'
import { Field, UrlField } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { LeaveDialog } from '../ui/leave-dialog'
import { EventFields, type EventTypes, type TypedEvents, toEventTypes } from './event-fields'

/** Values to save. Absent ones were not changed. */
export interface EndpointChanges {
  url?: string
  description?: string
  /** Applies the changes of the event types to those that are saved; absent if there are none. */
  toEventTypes?: (current: EventTypes) => EventTypes
}

interface Typed {
  url: string
  description: string
  events: TypedEvents
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

function toChanges({ url, description, events }: Partial<Typed>): EndpointChanges {
  return {
    url: url?.trim(),
    description: description?.trim(),
    toEventTypes: events && ((current) => toEventTypes(current, events)),
  }
}

/** State of the form. */
function useEndpointForm({ endpoint, onSave }: EndpointFormProps) {
  const draft = useDraft<Typed>((typed) => onSave(toChanges(typed)))
  const [problem, setProblem] = useState<string | null>(null)
  const current = endpoint?.eventTypes ?? null
  const events = draft.typed.events ?? { chosen: new Map() }

  function submit(event: FormEvent) {
    const isNone = toEventTypes(current, events)?.length === 0
    setProblem(isNone ? 'Choose at least one type of events.' : null)
    if (isNone) event.preventDefault()
    else draft.submit(event)
  }
  return { draft, current, events, problem, submit }
}

/** Form of a webhook endpoint: URL, description and events. */
export function EndpointForm(props: EndpointFormProps) {
  const { endpoint, label, children } = props
  const { draft, current, events, problem, submit } = useEndpointForm(props)
  const { typed, change, action } = draft

  return (
    <form className="card form" onSubmit={submit}>
      {endpoint && <h2>Settings</h2>}
      <UrlField
        label="URL"
        hint="Your server verifies the events that it receives there with verifyWebhook and the secret."
        value={typed.url ?? endpoint?.url ?? ''}
        onChange={(url) => change({ url })}
        placeholder="https://api.example.com/webhooks"
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
      <FormActions
        action={action}
        label={label}
        isSaved={draft.isSaved}
        isChanged={!endpoint || draft.differsFrom(endpoint)}
      >
        {children}
      </FormActions>
      {endpoint && (
        <LeaveDialog isOn={Object.keys(typed).length > 0} question="Leave without saving?">
          Your changes of this endpoint are lost.
        </LeaveDialog>
      )}
    </form>
  )
}
