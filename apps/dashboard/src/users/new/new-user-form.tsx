import { isKnownError } from '@app/core'
import type { ServerUserCreateOptions } from '@app/core/server'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../../hooks/use-owner'
import { Field } from '../../ui/field'
import { FormActions } from '../../ui/form-actions'
import { useAction } from '../../ui/use-action'
import type { Created } from './created-user'
import { PasswordFields } from './password-fields'

/** Values of the form. */
interface Typed {
  displayName: string
  email: string
  isVerified: boolean
  /** `null`: the user gets no password. */
  password: string | null
}

const empty: Typed = { displayName: '', email: '', isVerified: false, password: null }

function toOptions({ displayName, email, isVerified, password }: Typed): ServerUserCreateOptions {
  return {
    displayName: displayName.trim() || undefined,
    primaryEmail: email.trim(),
    primaryEmailAuthEnabled: true,
    primaryEmailVerified: isVerified,
    password: password ?? undefined,
  }
}

interface NewUserFormProps {
  listPath: string
  onCreate: (created: Created) => void
}

/** Returns the action that creates a user, and the address that the service refused. */
function useCreation(onCreate: NewUserFormProps['onCreate']) {
  const { app } = useProject()
  const [refused, setRefused] = useState<{ email: string; problem: string } | null>(null)
  const action = useAction()

  async function create(typed: Typed) {
    setRefused(null)
    try {
      const user = await app.createUser(toOptions(typed))
      onCreate({ user, password: typed.password })
    } catch (error) {
      if (!isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) throw error
      setRefused({ email: typed.email, problem: error.message })
    }
  }

  return { refused, action, create: (typed: Typed) => void action.run(() => create(typed)) }
}

/** Form that creates a user: who they are, and how they sign in. */
export function NewUserForm({ listPath, onCreate }: NewUserFormProps) {
  const [typed, setTyped] = useState(empty)
  const { refused, action, create } = useCreation(onCreate)

  function submit(event: FormEvent) {
    event.preventDefault()
    create(typed)
  }

  return (
    <form className="sections" onSubmit={submit}>
      <section className="card form" aria-labelledby="profile">
        <h2 id="profile">Profile</h2>
        <Field
          label="Email"
          hint="The user signs in with this address."
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          problem={refused?.email === typed.email ? refused.problem : null}
          type="email"
          placeholder="user@example.com"
          spellCheck={false}
          required
          maxLength={320}
        />
        <VerifiedField
          isVerified={typed.isVerified}
          onChange={(isVerified) => setTyped({ ...typed, isVerified })}
        />
        <Field
          label="Name"
          hint="Optional. Users can change it in the account settings."
          value={typed.displayName}
          onChange={(displayName) => setTyped({ ...typed, displayName })}
          maxLength={256}
        />
      </section>
      <PasswordFields
        password={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      <FormActions action={action} label="Create user">
        <Link className="button" to={listPath}>
          Cancel
        </Link>
      </FormActions>
    </form>
  )
}

interface VerifiedFieldProps {
  isVerified: boolean
  onChange: (isVerified: boolean) => void
}

function VerifiedField({ isVerified, onChange }: VerifiedFieldProps) {
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={isVerified}
          aria-describedby="verified-hint"
          onChange={({ target }) => onChange(target.checked)}
        />
        Email verified
      </label>
      <p id="verified-hint" className="hint of-check">
        Only if you know that the address is the user’s. Otherwise they verify it themselves.
      </p>
    </div>
  )
}
