import type { CurrentUser } from '@app/core'
import { NameForm } from './name-form'

const signedUpFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** What the app knows about the person who is signed in. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <main className="page">
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
      <p className="lead">This is all the app knows about you.</p>
      <dl className="card facts">
        <div>
          <dt>E-mail</dt>
          <dd>
            {user.primaryEmail}{' '}
            <span className="badge">{user.primaryEmailVerified ? 'Verified' : 'Not verified'}</span>
          </dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{signedUpFormat.format(user.signedUpAt)}</dd>
        </div>
        <div>
          <dt>User id</dt>
          <dd>
            <code>{user.id}</code>
          </dd>
        </div>
      </dl>
      <NameForm user={user} />
    </main>
  )
}
