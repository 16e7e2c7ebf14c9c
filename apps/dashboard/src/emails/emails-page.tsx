import type { AdminEmailTemplate } from '@app/core/admin'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { sections } from '../settings/setting-names'
import { MailServer } from './mail-server'
import { templateTextsOf } from './template-texts'
import { ThemeForm } from './theme-form'

/** Emails of a project: templates, design and mail server. */
export function EmailsPage() {
  const project = useProject()
  const templates = project.app.useEmailTemplates()
  const theme = project.app.useEmailTheme()
  useFresh(project.app.listEmailTemplates)
  return (
    <Page
      title="Emails"
      lead="Texts, design and sender of the emails to your users."
      action={
        <Link className="button" to="sent">
          Sent emails
        </Link>
      }
    >
      <section className="card" aria-labelledby="templates">
        <h2 id="templates">{sections.templates.title}</h2>
        <ul className="rows">
          {templates.map((template) => (
            <TemplateRow key={template.type} template={template} />
          ))}
        </ul>
      </section>
      <ThemeForm app={project.app} theme={theme} />
      <MailServer project={project} />
    </Page>
  )
}

function TemplateRow({ template: { type, subject, isDefault } }: { template: AdminEmailTemplate }) {
  const { name, hint } = templateTextsOf(type)
  return (
    <li>
      <div>
        <p className="name">
          {name}
          <span className="badge">{isDefault ? 'Default' : 'Customized'}</span>
        </p>
        <p className="hint">{isDefault ? hint : `“${subject}”`}</p>
      </div>
      <Link className="button" to={`templates/${type}`}>
        Edit<span className="visually-hidden"> {name}</span>
      </Link>
    </li>
  )
}
