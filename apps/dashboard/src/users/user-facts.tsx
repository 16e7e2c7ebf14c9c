import type { AdminProjectConfig } from '@app/core/admin'
import type { ServerUser } from '@app/core/server'
import { useProject } from '../hooks/use-owner'
import { BreakableText } from '../ui/breakable-text'
import { CopyableFact } from '../ui/copyable-fact'
import { formatTime } from '../ui/format'
import { listSignInMethods } from './user-texts'

/** Facts about a user. */
export function UserFacts({ user }: { user: ServerUser }) {
  const { id, primaryEmail, primaryEmailVerified, signedUpAt } = user
  const { config } = useProject()
  const methods = listSignInMethods(user, config)
  return (
    <dl className="card facts">
      <div>
        <dt>Email</dt>
        <dd>
          <span>{primaryEmail === null ? 'None' : <BreakableText text={primaryEmail} />}</span>
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
          {methods || describeMissingMethods(user, config)}
          {user.isMultiFactorRequired && <span className="badge good">Two-factor</span>}
        </dd>
      </div>
      <div>
        <dt>Signed up</dt>
        <dd>{formatTime(signedUpAt)}</dd>
      </div>
      <CopyableFact label="User ID" name="user ID" text={id} />
    </dl>
  )
}

/** Describes a user without sign-in methods, and how they can set a password. */
function describeMissingMethods(
  { primaryEmailAuthEnabled }: ServerUser,
  { credentialEnabled }: AdminProjectConfig,
): string {
  return credentialEnabled && primaryEmailAuthEnabled
    ? 'None yet. The user can set a password with “Forgot password?”.'
    : 'None'
}
