import type { ActiveSession, CurrentUser } from '@app/core'
import { useUser } from '@app/react'
import { useState } from 'react'
import { SignInFirst } from '../layout/sign-in-first'
import { TourPage } from '../layout/tour-page'

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Where somebody is signed in. */
export function SessionsPage() {
  const user = useUser()
  if (user === null) return <SignInFirst stop="sessions" />
  return (
    <TourPage
      stop="sessions"
      lead="Sign in with another browser, and it appears here. Ending a session signs it out."
    >
      <SessionList user={user} />
      <p className="actions">
        <button className="button" type="button" onClick={() => user.signOut()}>
          Sign out here
        </button>
      </p>
    </TourPage>
  )
}

function SessionList({ user }: { user: CurrentUser }) {
  const sessions = user.useActiveSessions()
  return (
    <ul className="card rows">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} user={user} />
      ))}
    </ul>
  )
}

function SessionRow({ session, user }: { session: ActiveSession; user: CurrentUser }) {
  const [state, setState] = useState<'idle' | 'ending' | 'failed'>('idle')
  const { id, createdAt, lastUsedAt = createdAt, isCurrentSession } = session
  const since = timeFormat.format(createdAt)

  async function end() {
    setState('ending')
    // The list is read again by itself: the row goes with the session.
    await user.revokeSession(id).catch(() => setState('failed'))
  }

  return (
    <li>
      <div>
        <p>Signed in {since}</p>
        <p className={state === 'failed' ? 'message failure' : 'message'} role="status">
          {state === 'failed'
            ? 'It could not be ended. Try again in a moment.'
            : `Last used ${timeFormat.format(lastUsedAt)}`}
        </p>
      </div>
      {isCurrentSession ? (
        <span className="badge">This browser</span>
      ) : (
        <button
          className="button"
          type="button"
          aria-label={`End the session of ${since}`}
          disabled={state === 'ending'}
          onClick={end}
        >
          End
        </button>
      )}
    </li>
  )
}
