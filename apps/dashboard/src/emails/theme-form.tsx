import type { AdminOwnedProject, EmailTheme } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

interface ThemeFormProps {
  app: AdminOwnedProject['app']
  theme: EmailTheme
}

/** Form that sets the logo and the color of the emails with default templates. */
export function ThemeForm({ app, theme }: ThemeFormProps) {
  // Only what was typed: the rest follows the project, which other owners may change.
  const [typed, setTyped] = useState<{ logoUrl?: string; themeColor?: string }>({})
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const logoUrl = typed.logoUrl ?? theme.logoUrl ?? ''
  const themeColor = typed.themeColor ?? theme.themeColor ?? ''

  async function save() {
    const changes = { logoUrl: toValue(typed.logoUrl), themeColor: toValue(typed.themeColor) }
    if (!(await action.run(() => app.updateEmailTheme(changes)))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className="card form" onSubmit={submit} aria-labelledby="theme">
      <div>
        <h2 id="theme">Design</h2>
        <p className="hint">Of security notices, and of emails whose template is the default.</p>
      </div>
      <div className="fields">
        <Field
          label="Logo URL"
          hint="Shown 32 pixels high, on light and dark backgrounds. Empty: the name of the project."
          value={logoUrl}
          onChange={(value) => setTyped({ ...typed, logoUrl: value })}
          placeholder="https://example.com/logo.png"
          inputMode="url"
          spellCheck={false}
          maxLength={2048}
          pattern="\s*https:\/\/[!-~]+\s*"
          title="A URL that starts with https://"
        />
        <Field
          label="Color"
          hint="Of the button, such as #4f46e5. Empty: black, and white in dark mode."
          value={themeColor}
          onChange={(value) => setTyped({ ...typed, themeColor: value })}
          spellCheck={false}
          pattern="\s*#[\da-fA-F]{6}\s*"
          title="A color such as #4f46e5"
        />
      </div>
      <FormActions action={action} label="Save design">
        <span role="status" className="hint">
          {isSaved && Object.keys(typed).length === 0 && 'Saved.'}
        </span>
      </FormActions>
    </form>
  )
}

/** Converts a typed value: `null` for an empty one, and `undefined` for one that was not typed. */
function toValue(typed: string | undefined): string | null | undefined {
  return typed === undefined ? undefined : typed.trim() || null
}
