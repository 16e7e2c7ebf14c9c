import type {
  AdminEmailTemplate,
  AdminOwnedProject,
  EmailTemplateUpdateOptions,
} from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { useProject } from '../hooks/use-owner'
import { templateLabels } from '../settings/setting-names'
import { Field, TextArea } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { LeaveDialog } from '../ui/leave-dialog'
import { type HtmlContent, toHtmlContent } from './template-content'
import { TemplatePreview } from './template-preview'
import { templateTextsOf } from './template-texts'

/** Parts of the template that can be typed. */
type Values = HtmlContent & { subject: string }

function toChanges(
  typed: Partial<Values>,
  { content }: AdminEmailTemplate,
): EmailTemplateUpdateOptions {
  const { subject, ...parts } = typed
  const isChanged = Object.keys(parts).length > 0
  return { subject, content: isChanged ? { ...toHtmlContent(content), ...parts } : undefined }
}

async function update(
  { app }: AdminOwnedProject,
  template: AdminEmailTemplate,
  typed: Partial<Values>,
) {
  const { type } = template
  // The content is saved as a whole, and another owner may have changed it since this page opened.
  const templates = await app.listEmailTemplates()
  const current = templates.find((other) => other.type === type) ?? template
  await app.updateEmailTemplate(type, toChanges(typed, current))
}

/** Form that changes the subject, HTML and plain text of an email, with a preview. */
export function TemplateForm({ template }: { template: AdminEmailTemplate }) {
  const project = useProject()
  const { type } = template
  const draft = useDraft<Values>(async (typed) => {
    // Without changes, a default email would become one of the project's own.
    if (Object.keys(typed).length > 0) await update(project, template, typed)
  })
  const { typed, change } = draft
  const values = { subject: template.subject, ...toHtmlContent(template.content), ...typed }
  const isTyped = Object.keys(typed).length > 0
  // Without options, it is the email that is sent now, in the design of the project.
  const options =
    template.isDefault && !isTyped ? {} : { ...toChanges(typed, template), subject: values.subject }

  return (
    <>
      <form className="card form" onSubmit={draft.submit}>
        <Variables names={templateTextsOf(type).variables} />
        <Field
          label={templateLabels.subject}
          value={values.subject}
          onChange={(subject) => change({ subject })}
          required
          maxLength={1000}
        />
        <ContentFields values={values} onChange={change} />
        <FormActions
          action={draft.action}
          label="Save email"
          isSaved={draft.isSaved}
          isChanged={isTyped}
        >
          {isTyped && (
            <button className="button" type="button" onClick={draft.discard}>
              Discard changes
            </button>
          )}
        </FormActions>
        <LeaveDialog isOn={isTyped} question="Leave without saving?">
          Your changes of this email are lost.
        </LeaveDialog>
      </form>
      <TemplatePreview type={type} options={options} isDefault={template.isDefault && !isTyped} />
    </>
  )
}

interface ContentFieldsProps {
  values: HtmlContent
  onChange: (changes: Partial<HtmlContent>) => void
}

function ContentFields({ values, onChange }: ContentFieldsProps) {
  return (
    <>
      <TextArea
        label="HTML"
        value={values.html}
        onChange={(html) => onChange({ html })}
        rows={14}
        maxLength={50_000}
      />
      <TextArea
        label="Plain text"
        hint="For mail programs that show no HTML."
        value={values.text}
        onChange={(text) => onChange({ text })}
        rows={8}
        maxLength={20_000}
      />
    </>
  )
}

function Variables({ names }: { names: string[] }) {
  return (
    <div className="field">
      <p className="label">Variables</p>
      <p className="hint">
        Each is replaced by its value, and <code>{'{{#if name}}…{{/if}}'}</code> leaves a part out
        if there is none.
      </p>
      <ul className="variables">
        {names.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
