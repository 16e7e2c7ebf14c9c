import type { AdminEmailTemplate, EmailTemplateUpdateOptions } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { LeaveDialog } from '../ui/leave-dialog'
import { TextArea } from '../ui/text-area'
import { useAction } from '../ui/use-action'
import { type HtmlContent, toHtmlContent } from './template-content'
import { TemplatePreview } from './template-preview'
import { templateTextsOf } from './template-texts'

/** Parts of the template that were typed. */
type Typed = Partial<HtmlContent & { subject: string }>

function toChanges(typed: Typed, { content }: AdminEmailTemplate): EmailTemplateUpdateOptions {
  const { subject, ...parts } = typed
  const isChanged = Object.keys(parts).length > 0
  return { subject, content: isChanged ? { ...toHtmlContent(content), ...parts } : undefined }
}

/** Form that changes the subject, HTML and plain text of an email, with a preview. */
export function TemplateForm({ template }: { template: AdminEmailTemplate }) {
  const { app } = useProject()
  // Only what was typed: the rest follows the project, which other owners may change.
  const [typed, setTyped] = useState<Typed>({})
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const { type } = template
  const values = { subject: template.subject, ...toHtmlContent(template.content), ...typed }
  const isTyped = Object.keys(typed).length > 0
  const changes = toChanges(typed, template)
  // Without options, it is the email that is sent now, in the design of the project.
  const options = template.isDefault && !isTyped ? {} : { ...changes, subject: values.subject }

  async function save() {
    // Without changes, a default email would become one of the project's own.
    if (isTyped && !(await action.run(() => app.updateEmailTemplate(type, changes)))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <>
      <form className="card form" onSubmit={submit}>
        <Variables names={templateTextsOf(type).variables} />
        <Field
          label="Subject"
          value={values.subject}
          onChange={(subject) => setTyped({ ...typed, subject })}
          required
          maxLength={1000}
        />
        <ContentFields values={values} onChange={(changed) => setTyped({ ...typed, ...changed })} />
        <FormActions action={action} label="Save email">
          {isTyped && (
            <button className="button" type="button" onClick={() => setTyped({})}>
              Discard changes
            </button>
          )}
          <span role="status" className="hint">
            {isSaved && !isTyped && 'Saved.'}
          </span>
        </FormActions>
        <LeaveDialog isOn={isTyped} question="Leave without saving?">
          Your changes of this email are lost.
        </LeaveDialog>
      </form>
      <TemplatePreview type={type} options={options} />
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
