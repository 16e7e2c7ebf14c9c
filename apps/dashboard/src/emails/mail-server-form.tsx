import type { AdminOwnedProject, AdminProjectConfig, EmailConfig } from '@app/core/admin'
import { useRef } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
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

function toTyped({ emailConfig }: AdminProjectConfig, senderName: string): TypedServer {
  if (emailConfig.type === 'shared') return { ...empty, senderName }
  return { ...emailConfig, port: `${emailConfig.port}` }
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
  const changeConfig = useConfigChange()
  const draft = useDraft<TypedServer>((typed) =>
    changeConfig((config) => ({
      emailConfig: { type: 'standard', ...toConfig(merge(config, typed)) },
    })),
  )
  const isShared = project.config.emailConfig.type === 'shared'
  const values = merge(project.config, draft.typed)

  /** Returns the current values with those that were typed. An empty password keeps the current one. */
  function merge(config: AdminProjectConfig, typed: Partial<TypedServer>): TypedServer {
    const current = toTyped(config, project.displayName)
    return { ...current, ...typed, password: typed.password || current.password }
  }

  return (
    <>
      <form ref={form} className="form" onSubmit={draft.submit}>
        <MailServerFields
          values={{ ...values, password: draft.typed.password ?? '' }}
          hasPassword={!isShared}
          onChange={draft.change}
        />
        <FormActions
          action={draft.action}
          label="Save mail server"
          isSaved={draft.isSaved}
          isChanged={
            isShared ||
            draft.differsFrom({ ...toTyped(project.config, project.displayName), password: '' })
          }
        />
      </form>
      <TestEmail
        app={project.app}
        label="Try this mail server"
        hint="Sent with the values above, before you save them."
        toServer={() => (form.current?.reportValidity() ? toConfig(values) : null)}
      />
    </>
  )
}
