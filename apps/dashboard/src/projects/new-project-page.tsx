import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
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
      parent={{ name: 'Projects', path: '/projects' }}
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
        <FormActions action={action} label="Create project">
          <Link className="button" to="/projects">
            Cancel
          </Link>
        </FormActions>
      </form>
    </Page>
  )
}
