import type { ServerUser } from '@app/core/server'
import { useState } from 'react'
import { formatTime } from '../ui/format'
import { type UserAction, UserDialog } from './user-dialog'

interface UserDangerProps {
  user: ServerUser
  /** Deletes the user. */
  onDelete: () => Promise<unknown>
}

/** Ban and deletion of a user. */
export function UserDanger({ user, onDelete }: UserDangerProps) {
  const [action, setAction] = useState<UserAction | null>(null)
  return (
    <section className="card" aria-labelledby="danger">
      <h2 id="danger">Danger zone</h2>
      <ul className="rows">
        {!user.isBanned && (
          <li>
            <div>
              <p className="name">Ban user</p>
              <p className="hint">
                Signs the user out everywhere, for some days or until you lift the ban.
              </p>
            </div>
            <DangerButton label="Ban" onClick={() => setAction('ban')} />
          </li>
        )}
        <li>
          <div>
            <p className="name">Delete account</p>
            <p className="hint">Deletes the account and its data at once, for good.</p>
          </div>
          <DangerButton label="Delete user" onClick={() => setAction('delete')} />
        </li>
      </ul>
      {action && (
        <UserDialog
          user={user}
          action={action}
          onDelete={onDelete}
          onClose={() => setAction(null)}
        />
      )}
    </section>
  )
}

function DangerButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button className="button danger" type="button" aria-haspopup="dialog" onClick={onClick}>
      {label}
    </button>
  )
}

/** End and reason of the ban of a user, above everything else, with a button that lifts it. */
export function UserBan({ user }: { user: ServerUser }) {
  const [isAsking, setIsAsking] = useState(false)
  const { bannedUntil, banReason } = user
  const end = bannedUntil ? `until ${formatTime(bannedUntil)}` : 'until you lift the ban'
  return (
    <section className="card row ban" aria-label="Ban">
      <p>
        This user cannot sign in {end}.{banReason ? ` Reason: ${banReason}` : ''}
      </p>
      <button
        className="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Lift ban
      </button>
      {isAsking && (
        <UserDialog
          user={user}
          action="unban"
          onDelete={() => user.delete()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
