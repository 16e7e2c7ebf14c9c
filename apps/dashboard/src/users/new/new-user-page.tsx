import { useState } from 'react'
import { useProject } from '../../hooks/use-owner'
import { Page } from '../../layout/page'
import { type Created, CreatedUser } from './created-user'
import { NewUserForm } from './new-user-form'

/** Page that creates a user, and then says what to tell them. */
export function NewUserPage() {
  const { id } = useProject()
  const listPath = `/projects/${id}/users`
  const [created, setCreated] = useState<Created | null>(null)
  return (
    <Page
      title="New user"
      parent={{ name: 'Users', path: listPath }}
      lead={created ? undefined : 'No email is sent. You get the details to pass on to the user.'}
    >
      {created ? (
        <CreatedUser created={created} listPath={listPath} onNext={() => setCreated(null)} />
      ) : (
        <NewUserForm listPath={listPath} onCreate={setCreated} />
      )}
    </Page>
  )
}
