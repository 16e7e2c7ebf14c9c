import type { ActiveSession } from '@app/core'
import type { ServerUser } from '@app/core/server'
import { ConfirmedButton } from '../ui/confirmed-button'
import { RecentTime } from '../ui/recent-time'

/** Sessions of a user, each of which can be ended. */
export function UserSessions({ user }: { user: ServerUser }) {
  const sessions = user.useActiveSessions()
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      {sessions.length === 0 ? (
        <p className="lead">This user is not signed in anywhere.</p>
      ) : (
        <ul className="rows">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} user={user} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionRow({ session, user }: { session: ActiveSession; user: ServerUser }) {
  const { id, browser, createdAt, lastUsedAt = createdAt, isImpersonation, geoInfo } = session
  const device = browser ?? 'Unknown browser'
  return (
    <li>
      <div>
        <p className="name">
          {device}
          {isImpersonation && <span className="badge wait">Impersonation</span>}
        </p>
        <p className="hint">
          Last active <RecentTime date={lastUsedAt} />
          {geoInfo && ` · ${geoInfo.ip}`}
        </p>
      </div>
      <ConfirmedButton
        label="Sign out"
        object={device}
        question={`Sign out ${device}?`}
        isHarmless
        onConfirm={() => user.revokeSession(id)}
      >
        The user has to sign in again in this browser.
      </ConfirmedButton>
    </li>
  )
}
