import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'

/** Form that creates a project. */
export function NewProjectPage() {
  const owner = useOwner()
  const navigate = useNavigate()
  const [displayName, setDisplayName] = useState('')
  const action = useAction()

  function submit(event: FormEvent) {
    event.preventDefault()
    void action.run(async () => {
      const { id } = await owner.createProject({
        displayName: displayName.trim(),
        // Without a domain, an app on the owner's machine could not sign anyone in.
        config: { allowLocalhost: true },
      })
      await navigate(`/projects/${id}/api-keys`)
    })
  }

  return (
    <Page
      title="New project"
      lead="It starts in development: apps on localhost can use it, and email and password is the only sign-in method."
    >
      <form className="card form" onSubmit={submit}>
        <Field
          label="Name"
          hint="Users see it on the sign-in page and in emails."
          value={displayName}
          onChange={setDisplayName}
          required
          maxLength={256}
        />
        <ActionError action={action} />
        <p className="actions">
          <button className="button primary" type="submit" aria-disabled={action.isPending}>
            Create project
          </button>
          <Link className="button" to="/projects">
            Cancel
          </Link>
        </p>
      </form>
    </Page>
  )
}
