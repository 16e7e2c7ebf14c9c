import type { ServerUser } from '@app/core/server'
import { useDraft } from '../hooks/use-draft'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'

/** Values of the form. */
interface Profile {
  displayName: string
  primaryEmail: string
  primaryEmailVerified: boolean
}

function toChanges({ displayName, primaryEmail, primaryEmailVerified }: Partial<Profile>) {
  const email = primaryEmail?.trim()
  return {
    displayName: displayName === undefined ? undefined : displayName.trim() || null,
    primaryEmail: email === undefined ? undefined : email || null,
    primaryEmailVerified: email === '' ? undefined : primaryEmailVerified,
  }
}

/** Form that changes the name and email address of a user. */
export function ProfileForm({ user }: { user: ServerUser }) {
  const draft = useDraft<Profile>((typed) => user.update(toChanges(typed)))
  const saved: Profile = {
    displayName: user.displayName ?? '',
    primaryEmail: user.primaryEmail ?? '',
    primaryEmailVerified: user.primaryEmailVerified,
  }
  const {
    displayName,
    primaryEmail: email,
    primaryEmailVerified: isVerified,
  } = { ...saved, ...draft.typed }
  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <div className="fields">
        <Field
          label="Name"
          value={displayName}
          onChange={(name) => draft.change({ displayName: name })}
          maxLength={256}
        />
        <Field
          label="Email"
          value={email}
          // A new address is not verified until the owner says so.
          onChange={(primaryEmail) => draft.change({ primaryEmail, primaryEmailVerified: false })}
          type="email"
          maxLength={320}
        />
      </div>
      {email.trim() !== '' && (
        <label className="check">
          <input
            type="checkbox"
            checked={isVerified}
            onChange={({ target }) => draft.change({ primaryEmailVerified: target.checked })}
          />
          Email verified
        </label>
      )}
      <FormActions
        action={draft.action}
        label="Save profile"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(saved)}
      />
    </form>
  )
}
