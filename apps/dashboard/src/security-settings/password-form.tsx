import type { SecuritySettings } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { useProject } from '../hooks/use-owner'
import { sections, securityNames } from '../settings/setting-names'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Form that sets the minimum length of passwords. */
export function PasswordForm({ settings }: { settings: SecuritySettings }) {
  const { app } = useProject()
  const draft = useDraft<{ byUsers: string; byServers: string }>(({ byUsers, byServers }) =>
    app.updateSecuritySettings({
      passwordMinLength: toNumber(byUsers),
      serverPasswordMinLength: toNumber(byServers),
    }),
  )
  const saved = {
    byUsers: `${settings.passwordMinLength}`,
    byServers: `${settings.serverPasswordMinLength}`,
  }
  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="passwords">
      <div>
        <h2 id="passwords">{sections.passwords.title}</h2>
        <p className="hint">Passwords that exist remain valid.</p>
      </div>
      <div className="fields">
        <Field
          label={securityNames.passwordMinLength.label}
          hint="From 8 to 64 characters. Above 23, passwords in Chinese or Japanese are too long to store."
          value={draft.typed.byUsers ?? saved.byUsers}
          onChange={(byUsers) => draft.change({ byUsers })}
          type="number"
          min={8}
          max={64}
          required
        />
        <Field
          label={securityNames.serverPasswordMinLength.label}
          hint="From 0 to 70 characters."
          value={draft.typed.byServers ?? saved.byServers}
          onChange={(byServers) => draft.change({ byServers })}
          type="number"
          min={0}
          max={70}
          required
        />
      </div>
      <FormActions
        action={draft.action}
        label="Save length"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(saved)}
      />
    </form>
  )
}

function toNumber(typed: string | undefined): number | undefined {
  return typed === undefined ? undefined : Number(typed)
}
