import type { AdminOwnedProject } from '@app/core/admin'
import { useState } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
import { domainLabels } from '../settings/setting-names'
import { AdditionForm } from '../ui/addition-form'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { toOrigin } from './to-origin'

interface DomainFormProps {
  project: AdminOwnedProject
  /** Called with the origin that was added. */
  onAdd: (origin: string) => void
  onCancel?: (() => void) | undefined
}

/** Form that adds a trusted domain. */
export function DomainForm({ project, onAdd, onCancel }: DomainFormProps) {
  const { domains } = project.config
  const [domain, setDomain] = useState('')
  const [handlerPath, setHandlerPath] = useState('/handler')
  const action = useAction()
  const changeConfig = useConfigChange()

  function findProblem(typed: string): string | null {
    const origin = toOrigin(typed)
    if (origin === null) return 'Enter a domain such as https://app.example.com, without a path.'
    const isKnown = domains.some((other) => toOrigin(other.domain) === origin)
    return isKnown ? `${origin} is already trusted.` : null
  }

  async function add() {
    const origin = toOrigin(domain)
    if (origin === null) return
    const added = { domain: origin, handlerPath: handlerPath.trim() }
    const isAdded = await action.run(() =>
      changeConfig(({ domains: current }) => ({
        domains: [...current.filter((other) => toOrigin(other.domain) !== origin), added],
      })),
    )
    if (isAdded) onAdd(origin)
  }

  return (
    <AdditionForm title="Add a domain" onSubmit={add} onClose={onCancel}>
      <div className="fields">
        <Field
          label="Domain"
          hint="Scheme, host and port of your app."
          value={domain}
          onChange={setDomain}
          validate={findProblem}
          placeholder="https://app.example.com"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          required
          maxLength={2000}
        />
        <Field
          label={domainLabels.handlerPath}
          hint="Path at which the app mounts Handler."
          value={handlerPath}
          onChange={setHandlerPath}
          validate={findPathProblem}
          spellCheck={false}
          autoCapitalize="none"
          required
          maxLength={2000}
        />
      </div>
      <FormActions action={action} label="Add domain" onCancel={onCancel} />
    </AdditionForm>
  )
}

/** Paths that the service accepts. */
const handlerPattern = /^\/(?:[^\s?#/\\][^\s?#\\]*)?$/

function findPathProblem(typed: string): string | null {
  if (handlerPattern.test(typed.trim())) return null
  return 'Enter a path such as /handler, without a query, a fragment or spaces.'
}
