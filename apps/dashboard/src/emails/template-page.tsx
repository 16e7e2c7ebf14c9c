import { useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { NotFoundPage } from '../layout/not-found-page'
import { Page } from '../layout/page'
import { ConfirmedButton } from '../ui/confirmed-button'
import { TemplateForm } from './template-form'
import { isTemplateType, templateTextsOf } from './template-texts'

/** Template of an email, with a preview. */
export function TemplatePage() {
  const { app } = useProject()
  const { type } = useParams()
  const template = app.useEmailTemplates().find((other) => other.type === type)
  if (!isTemplateType(type) || !template) return <NotFoundPage />
  const { name, hint } = templateTextsOf(type)
  return (
    <Page
      title={name}
      parent={{ name: 'Emails', path: '../emails' }}
      lead={
        template.isDefault
          ? `${hint} The default has the language of its recipient and the design of your project. To write your own, start from the text below: it has one language, and the HTML is the whole email.`
          : `${hint} You have customized this email.`
      }
    >
      <TemplateForm template={template} />
      {!template.isDefault && (
        <section className="card row" aria-labelledby="reset">
          <div>
            <h2 id="reset">Default email</h2>
            <p className="hint">Sends the default email again, in the language of its recipient.</p>
          </div>
          <ConfirmedButton
            label="Reset to default"
            question={`Reset “${name}”?`}
            onConfirm={() => app.resetEmailTemplate(type)}
          >
            Your subject and text of this email are deleted. This cannot be undone.
          </ConfirmedButton>
        </section>
      )}
    </Page>
  )
}
