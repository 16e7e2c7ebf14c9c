import type { ServerUser } from '@app/core/server'
import { CopyButton } from '../ui/copy-button'
import { formatTime } from '../ui/format'
import { listSignInMethods } from './user-texts'

/** Facts about a user. */
export function UserFacts({ user }: { user: ServerUser }) {
  const { id, primaryEmail, primaryEmailVerified, signedUpAt } = user
  return (
    <dl className="card facts">
      <div>
        <dt>Email</dt>
        <dd>
          {primaryEmail ?? 'None'}
          {primaryEmail && (
            <span className={primaryEmailVerified ? 'badge good' : 'badge wait'}>
              {primaryEmailVerified ? 'Verified' : 'Not verified'}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Sign-in methods</dt>
        <dd>
          {listSignInMethods(user) || 'None'}
          {user.isMultiFactorRequired && <span className="badge good">Two-factor</span>}
        </dd>
      </div>
      <div>
        <dt>Signed up</dt>
        <dd>{formatTime(signedUpAt)}</dd>
      </div>
      <div>
        <dt>User ID</dt>
        <dd className="with-button">
          <code>{id}</code>
          <CopyButton name="user ID" text={id} isIcon />
        </dd>
      </div>
    </dl>
  )
}
