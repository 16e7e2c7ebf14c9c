import type { AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFreshFigures, useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ConfirmedButton } from '../ui/confirmed-button'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { formatDay } from '../ui/format'
import { useAction } from '../ui/use-action'
import { ProductionMode } from './production-mode'

/** Overview of a project: its figures, production mode, name and deletion. */
export function OverviewPage() {
  const project = useProject()
  useFreshFigures()
  return (
    <Page title={project.displayName} lead={project.description || undefined}>
      <Facts project={project} />
      <ProductionMode project={project} />
      <NameForm project={project} />
      <Deletion project={project} />
    </Page>
  )
}

function Facts({ project }: { project: AdminOwnedProject }) {
  return (
    <dl className="card facts">
      <div>
        <dt>Users</dt>
        <dd>{project.userCount.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>{formatDay(project.createdAt)}</dd>
      </div>
      <div>
        <dt>Project ID</dt>
        <dd className="with-button">
          <code>{project.id}</code>
          <CopyButton name="project ID" text={project.id} />
        </dd>
      </div>
    </dl>
  )
}

function NameForm({ project }: { project: AdminOwnedProject }) {
  // Only what was typed: the rest follows the project, which other owners may change.
  const [typed, setTyped] = useState<{ displayName?: string; description?: string }>({})
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const { displayName, description } = { ...project, ...typed }

  function change(changes: typeof typed) {
    setTyped({ ...typed, ...changes })
  }

  async function save() {
    const changes = { displayName: displayName.trim(), description: description.trim() || null }
    if (!(await action.run(() => project.update(changes)))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setIsSaved(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className="card form" onSubmit={submit}>
      <h2>Name</h2>
      <Field
        label="Name"
        hint="Users see it on the sign-in page and in emails."
        value={displayName}
        onChange={(value) => change({ displayName: value })}
        required
        maxLength={256}
      />
      <Field
        label="Description"
        hint="Only owners see it."
        value={description}
        onChange={(value) => change({ description: value })}
        maxLength={2000}
      />
      <FormActions action={action} label="Save">
        <span role="status" className="hint">
          {isSaved && Object.keys(typed).length === 0 && 'Saved.'}
        </span>
      </FormActions>
    </form>
  )
}

function Deletion({ project }: { project: AdminOwnedProject }) {
  const navigate = useNavigate()
  const { displayName } = project
  async function deleteProject() {
    await project.delete()
    await navigate('/projects')
  }
  return (
    <section className="card row" aria-labelledby="deletion">
      <div>
        <h2 id="deletion">Delete project</h2>
        <p className="hint">Deletes the project with its users, keys and settings.</p>
      </div>
      <ConfirmedButton
        label="Delete project"
        question={`Delete ${displayName}?`}
        typedName={displayName}
        onConfirm={deleteProject}
      >
        All users of {displayName} lose their accounts, and apps that use its keys stop working at
        once. This cannot be undone.
      </ConfirmedButton>
    </section>
  )
}
