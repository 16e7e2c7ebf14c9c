import type { AdminOwnedProject, EmailConfig } from '@app/core/admin'
import { useRef } from 'react'
import { useDraft } from '../hooks/use-draft'
import { FormActions } from '../ui/form-actions'
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
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft<TypedServer>((typed) => {
    const emailConfig = {
      type: 'standard',
      ...toConfig({ ...toTyped(project), ...typed }),
    } as const
    return project.update({ config: { emailConfig } })
  })
  const values = { ...toTyped(project), ...draft.typed }

  return (
    <>
      <form ref={form} className="form" onSubmit={draft.submit}>
        <MailServerFields values={values} onChange={draft.change} />
        <FormActions action={draft.action} label="Save mail server" isSaved={draft.isSaved} />
      </form>
      <TestEmail
        app={project.app}
        toServer={() => (form.current?.reportValidity() ? toConfig(values) : null)}
      />
    </>
  )
}
