import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

/** Form that creates a team. */
export function NewTeamPage() {
  const { app, id } = useProject()
  const navigate = useNavigate()
  const [displayName, setDisplayName] = useState('')
  const action = useAction()
  const listPath = `/projects/${id}/teams`

  function submit(event: FormEvent) {
    event.preventDefault()
    void action.run(async () => {
      const team = await app.createTeam({ displayName: displayName.trim() })
      await navigate(`${listPath}/${team.id}`)
    })
  }

  return (
    <Page
      title="New team"
      parent={{ name: 'Teams', path: '../teams' }}
      lead="It has no members at first: you add or invite them next."
    >
      <form className="card form" onSubmit={submit}>
        <Field
          label="Name"
          value={displayName}
          onChange={setDisplayName}
          required
          maxLength={256}
        />
        <FormActions action={action} label="Create team">
          <Link className="button" to={listPath}>
            Cancel
          </Link>
        </FormActions>
      </form>
    </Page>
  )
}
