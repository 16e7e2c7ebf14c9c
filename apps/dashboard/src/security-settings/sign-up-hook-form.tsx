import type { SignUpHook } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { useProject } from '../hooks/use-owner'
import { hookLabels } from '../settings/setting-names'
import { UrlField } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { SelectField } from '../ui/select-field'

const outcomes = [
  { value: 'deny', name: 'Refuse the sign-up' },
  { value: 'allow', name: 'Accept the sign-up' },
] as const

/** Form of the sign-up hook. Its secret stays; a new hook gets one. */
export function SignUpHookForm({ hook }: { hook: SignUpHook | null }) {
  const { app } = useProject()
  const draft = useDraft<Pick<SignUpHook, 'url' | 'onFailure'>>((typed) => {
    const url = (typed.url ?? hook?.url ?? '').trim()
    const onFailure = typed.onFailure ?? hook?.onFailure
    return app.updateSecuritySettings({ signUpHook: { url, onFailure } })
  })
  return (
    <form className="form" onSubmit={draft.submit}>
      <div className="fields">
        <UrlField
          label={hookLabels.url}
          hint="Your server verifies the request with verifySignUpHook and the secret."
          value={draft.typed.url ?? hook?.url ?? ''}
          onChange={(url) => draft.change({ url })}
          placeholder="https://api.example.com/sign-up"
        />
        <SelectField
          label={hookLabels.onFailure}
          value={draft.typed.onFailure ?? hook?.onFailure ?? 'deny'}
          onChange={(value) => draft.change({ onFailure: value === 'allow' ? 'allow' : 'deny' })}
          options={outcomes}
        />
      </div>
      <FormActions
        action={draft.action}
        label="Save hook"
        isSaved={draft.isSaved}
        isChanged={!hook || draft.differsFrom(hook)}
      />
    </form>
  )
}
