import type { KeyboardEvent, ReactNode } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import type { useForm } from '../forms/use-form'
import { useMessages } from '../i18n/use-messages'
import { useParts } from '../theme/parts'
import { Button } from '../ui/button'

/** Props of {@link SettingForm}. */
export interface SettingFormProps {
  /** State of the form, from `useForm`. */
  form: Pick<ReturnType<typeof useForm>, 'form' | 'error' | 'attempt' | 'isPending'>
  /** Label of the submit button. @default Save */
  saveLabel?: string | undefined
  /** Label of the submit button while pending. @default Saving */
  savingLabel?: string | undefined
  /** Cancels the edit, as Escape does. Without it, the form is always open. */
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The form that edits a setting in place. */
export function SettingForm({ form, onCancel, children, ...labels }: SettingFormProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const { saveLabel = t('setting.save'), savingLabel = t('action.saving') } = labels

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel?.()
  }

  return (
    <form
      {...form.form}
      className={classOf('form', 'stack-form stack-setting__form')}
      onKeyDown={leaveOnEscape}
    >
      {children}
      <FailureNotice key={form.attempt} error={form.error} isPending={form.isPending} />
      <div className="stack-buttons">
        <Button type="submit" pending={form.isPending} pendingLabel={savingLabel}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
