import type { AdminOwnedProject, EmailTheme } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { sections, themeNames } from '../settings/setting-names'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

interface ThemeFormProps {
  app: AdminOwnedProject['app']
  theme: EmailTheme
}

/** Form that sets the logo and the color of the emails with default templates. */
export function ThemeForm({ app, theme }: ThemeFormProps) {
  const draft = useDraft<{ logoUrl: string; themeColor: string }>((typed) =>
    app.updateEmailTheme({
      logoUrl: toValue(typed.logoUrl),
      themeColor: toValue(typed.themeColor),
    }),
  )
  const saved = { logoUrl: theme.logoUrl ?? '', themeColor: theme.themeColor ?? '' }
  const { logoUrl, themeColor } = { ...saved, ...draft.typed }

  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="theme">
      <div>
        <h2 id="theme">{sections.design.title}</h2>
        <p className="hint">Used for security notices and for emails with a default template.</p>
      </div>
      <div className="fields">
        <Field
          label={themeNames.logoUrl.label}
          hint="Shown 32 pixels high, on light and dark backgrounds. Leave it empty to show the project name."
          value={logoUrl}
          onChange={(value) => draft.change({ logoUrl: value })}
          placeholder="https://example.com/logo.png"
          inputMode="url"
          spellCheck={false}
          maxLength={2048}
          pattern="\s*https:\/\/[!-~]+\s*"
          title="A URL that starts with https://"
        />
        <Field
          label={themeNames.themeColor.label}
          hint="The color of the button, such as #4f46e5. Leave it empty for black, or white in dark mode."
          value={themeColor}
          onChange={(value) => draft.change({ themeColor: value })}
          spellCheck={false}
          pattern="\s*#[\da-fA-F]{6}\s*"
          title="A color such as #4f46e5"
        />
      </div>
      <FormActions
        action={draft.action}
        label="Save design"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(saved)}
      />
    </form>
  )
}

/** Converts a typed value: `null` for an empty one, and `undefined` for one that was not typed. */
function toValue(typed: string | undefined): string | null | undefined {
  return typed === undefined ? undefined : typed.trim() || null
}
