import type { ActiveSession } from '@app/core'
import type { ServerUser } from '@app/core/server'
import { ShortenedRows } from '../lists/shortened-rows'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatTime } from '../ui/format'
import { RecentTime } from '../ui/recent-time'

/** Sessions of a user, each of which can be ended. */
export function UserSessions({ user }: { user: ServerUser }) {
  const sessions = [...user.useActiveSessions()].sort((a, b) => lastUseOf(b) - lastUseOf(a))
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      {sessions.length === 0 ? (
        <p className="lead">This user is not signed in anywhere.</p>
      ) : (
        <ShortenedRows items={sessions} noun="session">
          {(session) => <SessionRow key={session.id} session={session} user={user} />}
        </ShortenedRows>
      )}
    </section>
  )
}

/** Returns the time of the last use, or that of the sign-in. */
function lastUseOf({ createdAt, lastUsedAt = createdAt }: ActiveSession): number {
  return lastUsedAt.getTime()
}

function SessionRow({ session, user }: { session: ActiveSession; user: ServerUser }) {
  const { id, browser, createdAt, lastUsedAt = createdAt, isImpersonation, geoInfo } = session
  // Those of apps and of your server have none.
  const device = browser ?? 'App or unknown browser'
  const signedIn = formatTime(createdAt)
  return (
    <li>
      <div>
        <p className="name">
          {device}
          {isImpersonation && <span className="badge wait">Impersonation</span>}
        </p>
        <p className="hint">
          Last active <RecentTime date={lastUsedAt} /> · Signed in {signedIn}
          {geoInfo && ` · ${geoInfo.ip}`}
        </p>
      </div>
      <ConfirmedButton
        label="Sign out"
        object={`${device}, signed in ${signedIn}`}
        question={browser ? `Sign out ${browser}?` : 'End this session?'}
        isHarmless
        onConfirm={() => user.revokeSession(id)}
      >
        It began {signedIn}. The user has to sign in again there.
      </ConfirmedButton>
    </li>
  )
}
