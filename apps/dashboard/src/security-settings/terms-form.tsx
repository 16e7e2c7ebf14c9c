import type { SecuritySettings } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { useProject } from '../hooks/use-owner'
import { sections, securityNames } from '../settings/setting-names'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Form that sets the version of the terms of service that new users accept. */
export function TermsForm({ settings }: { settings: SecuritySettings }) {
  const { app } = useProject()
  const draft = useDraft<{ version: string }>(({ version }) =>
    app.updateSecuritySettings({
      requiredTermsVersion: version === undefined ? undefined : version.trim() || null,
    }),
  )
  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="terms">
      <h2 id="terms">{sections.terms.title}</h2>
      <Field
        label={securityNames.requiredTermsVersion.label}
        hint="Such as its date, 2026-11-01. The sign-up page asks for it. Empty: none."
        value={draft.typed.version ?? settings.requiredTermsVersion ?? ''}
        onChange={(version) => draft.change({ version })}
        spellCheck={false}
        maxLength={64}
        pattern="\s*[!-~]+\s*"
        title="A version without spaces, such as 2026-11-01."
      />
      <FormActions
        action={draft.action}
        label="Save terms"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom({ version: settings.requiredTermsVersion ?? '' })}
      />
    </form>
  )
}
