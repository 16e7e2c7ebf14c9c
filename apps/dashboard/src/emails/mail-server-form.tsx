import type { AdminOwnedProject, EmailConfig } from '@app/core/admin'
import { type FormEvent, useRef, useState } from 'react'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'
import { MailServerFields, type TypedServer } from './mail-server-fields'
import { TestEmail } from './test-email'

const empty: TypedServer = {
  host: '',
  port: '587',
  username: '',
  password: '',
  senderEmail: '',
  senderName: '',
}

function toTyped(project: AdminOwnedProject): TypedServer {
  const { emailConfig } = project.config
  if (emailConfig.type === 'shared') return { ...empty, senderName: project.displayName }
  const { host, port, username, password, senderEmail, senderName } = emailConfig
  return { host, port: `${port}`, username, password, senderEmail, senderName }
}

function toConfig(typed: TypedServer): EmailConfig {
  return {
    host: typed.host.trim(),
    port: Number(typed.port),
    username: typed.username.trim(),
    password: typed.password,
    senderEmail: typed.senderEmail.trim(),
    senderName: typed.senderName.trim(),
  }
}

/** Form that sets the project's own mail server, and tries it with a test email before. */
export function MailServerForm({ project }: { project: AdminOwnedProject }) {
  // Only what was typed: the rest follows the project, which other owners may change.
  const [typed, setTyped] = useState<Partial<TypedServer>>({})
  const [isSaved, setIsSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const action = useAction()
  const values = { ...toTyped(project), ...typed }

  async function save() {
    const emailConfig = { type: 'standard', ...toConfig(values) } as const
    if (!(await action.run(() => project.update({ config: { emailConfig } })))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <>
      <form ref={form} className="form" onSubmit={submit}>
        <MailServerFields
          values={values}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
        />
        <FormActions action={action} label="Save mail server">
          <span role="status" className="hint">
            {isSaved && Object.keys(typed).length === 0 && 'Saved.'}
          </span>
        </FormActions>
      </form>
      <TestEmail
        app={project.app}
        toServer={() => (form.current?.reportValidity() ? toConfig(values) : null)}
      />
    </>
  )
}
