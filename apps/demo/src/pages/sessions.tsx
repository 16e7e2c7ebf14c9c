import type { ActiveSession, CurrentUser } from '@app/core'
import { useUser } from '@app/react'
import { useState } from 'react'
import { SignInFirst } from '../layout/sign-in-first'
import { TourPage } from '../layout/tour-page'

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** `Chrome (Linux)`, as the service names it, becomes `Chrome on Linux`. */
const toDevice = (browser: string) => browser.replace(/ \((.+)\)$/, ' on $1')

/** The sessions of the user. */
export function SessionsPage() {
  const user = useUser()
  if (user === null) return <SignInFirst stop="sessions" />
  return (
    <TourPage
      stop="sessions"
      lead="Sign in with another browser, and its session appears here. You can sign out each session."
    >
      <SessionList user={user} />
      <p className="actions">
        <button className="button" type="button" onClick={() => user.signOut()}>
          Sign out of this browser
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
  const { id, createdAt, lastUsedAt = createdAt, isCurrentSession, browser } = session
  const since = timeFormat.format(createdAt)

  async function end() {
    setState('ending')
    // The SDK fetches the list again, which removes the row.
    await user.revokeSession(id).catch(() => setState('failed'))
  }

  return (
    <li>
      <div>
        <p>{browser ? toDevice(browser) : 'Unknown browser'}</p>
        <p className="message">Signed in {since}</p>
        <p className={state === 'failed' ? 'message failure' : 'message'} role="status">
          {state === 'failed'
            ? 'Couldn’t sign out this session. Try again in a moment.'
            : `Last active ${timeFormat.format(lastUsedAt)}`}
        </p>
      </div>
      {isCurrentSession ? (
        <span className="badge">This browser</span>
      ) : (
        <button
          className="button"
          type="button"
          aria-label={`Sign out the session of ${since}`}
          disabled={state === 'ending'}
          onClick={end}
        >
          Sign out
        </button>
      )}
    </li>
  )
}
