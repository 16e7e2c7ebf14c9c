import type { AdminProjectConfig } from '@app/core/admin'
import type { ServerUserCreateOptions } from '@app/core/server'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { useAction } from '../ui/use-action'

/** Page that creates a user. */
export function NewUserPage() {
  const { id } = useProject()
  const listPath = `/projects/${id}/users`
  return (
    <Page
      title="New user"
      parent={{ name: 'Users', path: listPath }}
      lead="No email is sent: tell the user how to sign in."
    >
      <NewUserForm listPath={listPath} />
    </Page>
  )
}

const empty = { displayName: '', email: '', password: '' }

function toOptions({ displayName, email, password }: typeof empty): ServerUserCreateOptions {
  return {
    displayName: displayName.trim() || undefined,
    primaryEmail: email.trim(),
    primaryEmailAuthEnabled: true,
    password: password || undefined,
  }
}

function NewUserForm({ listPath }: { listPath: string }) {
  const { app, config } = useProject()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(empty)
  const [isVerified, setIsVerified] = useState(false)
  const action = useAction()

  function submit(event: FormEvent) {
    event.preventDefault()
    void action.run(async () => {
      const user = await app.createUser({
        ...toOptions(typed),
        primaryEmailVerified: isVerified,
      })
      await navigate(`${listPath}/${user.id}`)
    })
  }

  return (
    <form className="card form" onSubmit={submit}>
      <Field
        label="Email"
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        type="email"
        required
        maxLength={320}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isVerified}
          onChange={({ target }) => setIsVerified(target.checked)}
        />
        Verified: I know that the address is the user’s
      </label>
      <Field
        label="Name"
        value={typed.displayName}
        onChange={(displayName) => setTyped({ ...typed, displayName })}
        maxLength={256}
      />
      <Field
        label="Password"
        hint={`Empty: none. ${toHint(config)}`}
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        type="password"
        autoComplete="new-password"
        maxLength={70}
      />
      <FormActions action={action} label="Create user">
        <Link className="button" to={listPath}>
          Cancel
        </Link>
      </FormActions>
    </form>
  )
}

/** Describes how a user without a password signs in. */
function toHint({ magicLinkEnabled, credentialEnabled }: AdminProjectConfig): string {
  if (magicLinkEnabled) return 'The user signs in with an email code.'
  if (credentialEnabled)
    return 'The user sets one with “Forgot password?” before the first sign-in.'
  return 'The project has neither passwords nor email codes.'
}
