import type { AdminOwnedProject } from '@app/core/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ActionError } from '../ui/action-error'
import { ConfirmedButton } from '../ui/confirmed-button'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { formatDay } from '../ui/format'
import { useAction } from '../ui/use-action'
import { ProductionMode } from './production-mode'

/** Overview of a project: its figures, production mode, name and deletion. */
export function OverviewPage() {
  const project = useProject()
  return (
    <Page title={project.displayName} lead={project.description || undefined}>
      <Facts project={project} />
      <ProductionMode project={project} />
      <NameForm key={`${project.displayName} ${project.description}`} project={project} />
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
  const [displayName, setDisplayName] = useState(project.displayName)
  const [description, setDescription] = useState(project.description)
  const action = useAction()
  const isChanged = displayName !== project.displayName || description !== project.description

  function submit(event: FormEvent) {
    event.preventDefault()
    void action.run(() =>
      project.update({ displayName: displayName.trim(), description: description.trim() || null }),
    )
  }

  return (
    <form className="card form" onSubmit={submit}>
      <h2>Name</h2>
      <Field
        label="Name"
        hint="Users see it on the sign-in page and in emails."
        value={displayName}
        onChange={setDisplayName}
        required
        maxLength={256}
      />
      <Field
        label="Description"
        hint="Only owners see it."
        value={description}
        onChange={setDescription}
      />
      <ActionError action={action} />
      <p className="actions">
        <button
          className="button primary"
          type="submit"
          disabled={!isChanged}
          aria-disabled={action.isPending}
        >
          Save
        </button>
      </p>
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
        onConfirm={deleteProject}
      >
        All users of {displayName} lose their accounts, and apps that use its keys stop working at
        once. This cannot be undone.
      </ConfirmedButton>
    </section>
  )
}
