import type { ServerTeam } from '@app/core/server'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

/** Form that makes a user a member of a team. */
export function AddMemberForm({ team }: { team: ServerTeam }) {
  const [userId, setUserId] = useState('')
  const action = useAction()

  async function add() {
    if (!(await action.run(() => team.addUser(userId.trim())))) return
    // Keeps what was typed in the meantime.
    setUserId((typed) => (typed === userId ? '' : typed))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void add()
  }

  return (
    <details className="disclosure">
      <summary>Add a user</summary>
      <form className="form" onSubmit={submit}>
        <Field
          label="User ID"
          hint="Shown on the page of the user, who becomes a member at once."
          value={userId}
          onChange={setUserId}
          required
          spellCheck={false}
          pattern="\s*[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}\s*"
          title="The ID on the page of the user, such as 988f35c2-edbb-4aed-8abb-6d62366d5a46."
        />
        <FormActions action={action} label="Add member" />
      </form>
    </details>
  )
}
