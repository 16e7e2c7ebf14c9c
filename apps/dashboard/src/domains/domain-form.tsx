import type { AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { useListChange } from '../hooks/use-list-change'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { toOrigin } from './to-origin'

/** State of the form. */
function useDomainForm(project: AdminOwnedProject) {
  const [domain, setDomain] = useState('')
  const [handlerPath, setHandlerPath] = useState('/handler')
  const [problem, setProblem] = useState<string | null>(null)
  const action = useAction()
  const changeList = useListChange()
  const { domains } = project.config

  async function add() {
    const origin = toOrigin(domain)
    if (origin === null) {
      return setProblem('Enter a domain such as https://app.example.com, without a path.')
    }
    if (domains.some((other) => other.domain === origin)) {
      return setProblem(`${origin} is already trusted.`)
    }
    setProblem(null)
    const added = { domain: origin, handlerPath: handlerPath.trim() }
    const isAdded = await action.run(() =>
      changeList(({ domains: current }) => ({
        domains: [...current.filter((other) => other.domain !== origin), added],
      })),
    )
    // Keeps what was typed in the meantime.
    if (isAdded) setDomain((typed) => (typed === domain ? '' : typed))
  }

  return { domain, setDomain, handlerPath, setHandlerPath, problem, action, add }
}

/** Form that adds a trusted domain. */
export function DomainForm({ project }: { project: AdminOwnedProject }) {
  const form = useDomainForm(project)
  const { domain, setDomain, handlerPath, setHandlerPath, problem, action, add } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    void add()
  }

  return (
    <form className="card form" onSubmit={submit}>
      <h2>Add a domain</h2>
      <div className="fields">
        <Field
          label="Domain"
          hint="Scheme, host and port of your app."
          value={domain}
          onChange={setDomain}
          placeholder="https://app.example.com"
          inputMode="url"
          spellCheck={false}
          required
          aria-invalid={problem !== null}
        />
        <Field
          label="Handler path"
          hint="Path at which the app mounts Handler."
          value={handlerPath}
          onChange={setHandlerPath}
          spellCheck={false}
          required
          pattern="/.*"
          title="Starts with /."
        />
      </div>
      {problem && (
        <p role="alert" className="failure">
          {problem}
        </p>
      )}
      <FormActions action={action} label="Add domain" />
    </form>
  )
}
