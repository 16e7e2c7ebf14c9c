import type { ReactNode } from 'react'
import { useForm } from '../forms/use-form'
import { useMessages } from '../i18n/use-messages'
import { TextField } from '../ui/field'
import { EditorButton, EditorPanel, useEditor } from './editor'
import { Setting } from './setting'
import { SettingForm } from './setting-form'
import { useSaved } from './use-saved'

/** Props of {@link TextSetting}. */
export interface TextSettingProps {
  /** Label of the setting. */
  label: string
  /** Current value; empty if unset. */
  text: string
  /** Text shown while the value is unset. */
  emptyText?: string | undefined
  /** Hint below the label of the field. */
  hint?: string | undefined
  /** Value of the `autocomplete` attribute of the field. */
  autoComplete?: string | undefined
  /** Error for an empty value. Without it, the value may be empty. */
  missingText?: ReactNode
  /** Stores the new value. */
  save: (text: string) => Promise<void>
}

/** Setting for a short text, edited in place. */
export function TextSetting({ label, text, emptyText, save, ...field }: TextSettingProps) {
  const { t } = useMessages()
  const [isSaved, setSaved] = useSaved()
  const editor = useEditor({ prepare: () => setSaved(false) })

  return (
    <Setting
      label={label}
      isLabelHidden={editor.isOpen}
      value={editor.isOpen ? null : text || emptyText}
      isSaved={isSaved}
      action={<EditorButton editor={editor} context={label} label={t('setting.change')} />}
    >
      <EditorPanel editor={editor}>
        <TextForm
          {...field}
          label={label}
          text={text}
          onCancel={editor.close}
          save={async (next) => {
            await save(next)
            setSaved(true)
            editor.close()
          }}
        />
      </EditorPanel>
    </Setting>
  )
}

interface TextFormProps extends Omit<TextSettingProps, 'emptyText'> {
  onCancel: () => void
}

function TextForm({ label, text, hint, autoComplete, missingText, save, onCancel }: TextFormProps) {
  const form = useForm<'text'>({
    names: ['text'],
    validate: (values) => ({ text: values.text.trim() === '' ? missingText : undefined }),
    async submit(values) {
      await save(values.text.trim())
      return undefined
    },
  })
  return (
    <SettingForm form={form} onCancel={onCancel}>
      <TextField
        label={label}
        hint={hint}
        name="text"
        autoComplete={autoComplete ?? 'off'}
        defaultValue={text}
        error={form.problemOf('text')}
      />
    </SettingForm>
  )
}
