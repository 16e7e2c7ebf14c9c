import type { AdminOwnedProject } from '@app/core/admin'
import type { ServerUser } from '@app/core/server'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ConfirmedButton } from '../ui/confirmed-button'
import { CopyButton } from '../ui/copy-button'
import { formatTime } from '../ui/format'
import { UserSessions } from './user-sessions'

/** A user of a project. */
export function UserPage() {
  const project = useProject()
  const { userId = '' } = useParams()
  const user = project.app.useUserById(userId)
  if (!user) return <UnknownUser />
  const name = user.displayName ?? user.primaryEmail ?? 'Anonymous user'
  return (
    <Page title={name} lead={user.isBanned ? 'Banned: this user cannot sign in.' : undefined}>
      <Facts user={user} />
      <UserSessions user={user} />
      <Actions user={user} name={name} project={project} />
    </Page>
  )
}

function UnknownUser() {
  return (
    <Page title="User not found" lead="The account was deleted, or never existed.">
      <p className="actions">
        <Link className="button primary" to="..">
          All users
        </Link>
      </p>
    </Page>
  )
}

function Facts({ user }: { user: ServerUser }) {
  const { id, primaryEmail, primaryEmailVerified, signedUpAt, lastActiveAt } = user
  return (
    <dl className="card facts">
      <div>
        <dt>Email</dt>
        <dd>
          {primaryEmail ?? 'None'}
          {primaryEmail && (
            <span className={primaryEmailVerified ? 'badge good' : 'badge'}>
              {primaryEmailVerified ? 'Verified' : 'Not verified'}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Signed up</dt>
        <dd>{formatTime(signedUpAt)}</dd>
      </div>
      <div>
        <dt>Last active</dt>
        <dd>{formatTime(lastActiveAt)}</dd>
      </div>
      <div>
        <dt>Sign-in methods</dt>
        <dd>{listMethods(user) || 'None'}</dd>
      </div>
      <div>
        <dt>User ID</dt>
        <dd className="with-button">
          <code>{id}</code>
          <CopyButton name="user ID" text={id} />
        </dd>
      </div>
    </dl>
  )
}

function listMethods(user: ServerUser): string {
  const methods = [
    user.hasPassword && 'password',
    user.otpAuthEnabled && 'email code',
    user.passkeyAuthEnabled && 'passkey',
    ...user.oauthProviders.map(({ id }) => id),
    user.isMultiFactorRequired && 'two-factor authentication',
  ]
  return methods.filter((method) => method !== false).join(', ')
}

interface ActionsProps {
  user: ServerUser
  name: string
  project: AdminOwnedProject
}

function Actions({ user, name, project }: ActionsProps) {
  const navigate = useNavigate()
  async function deleteUser() {
    await user.delete()
    await navigate(`/projects/${project.id}/users`)
  }
  return (
    <section className="card row" aria-labelledby="access">
      <h2 id="access">Access</h2>
      <div className="actions">
        {user.isBanned ? (
          <ConfirmedButton
            label="Lift ban"
            question={`Lift the ban of ${name}?`}
            onConfirm={() => user.unban()}
          >
            {name} can sign in again.
          </ConfirmedButton>
        ) : (
          <ConfirmedButton label="Ban" question={`Ban ${name}?`} onConfirm={() => user.ban()}>
            {name} is signed out everywhere and cannot sign in until you lift the ban.
          </ConfirmedButton>
        )}
        <ConfirmedButton label="Delete user" question={`Delete ${name}?`} onConfirm={deleteUser}>
          The account and its data are deleted at once. This cannot be undone.
        </ConfirmedButton>
      </div>
    </section>
  )
}
