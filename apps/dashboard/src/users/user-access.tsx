import type { ServerUser } from '@app/core/server'
import { useState } from 'react'
import { formatTime } from '../ui/format'
import { Impersonation } from './impersonation'
import { type UserAction, UserDialog } from './user-dialog'

interface UserAccessProps {
  user: ServerUser
  /** Deletes the user. */
  onDelete: () => Promise<unknown>
}

/** Impersonation, ban and deletion of a user. */
export function UserAccess({ user, onDelete }: UserAccessProps) {
  const [action, setAction] = useState<UserAction | null>(null)
  const { isBanned } = user
  return (
    <section className="card" aria-labelledby="access">
      <h2 id="access">Access</h2>
      <ul className="rows">
        <Impersonation user={user} />
        <li>
          <div>
            <p className="name">{isBanned ? 'Banned' : 'Ban user'}</p>
            <p className="hint">{toBanHint(user)}</p>
          </div>
          <button
            className={isBanned ? 'button' : 'button danger'}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAction(isBanned ? 'unban' : 'ban')}
          >
            {isBanned ? 'Lift ban' : 'Ban'}
          </button>
        </li>
        <li>
          <div>
            <p className="name">Delete account</p>
            <p className="hint">Deletes the account and its data at once, for good.</p>
          </div>
          <button
            className="button danger"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAction('delete')}
          >
            Delete user
          </button>
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

function toBanHint({ isBanned, bannedUntil, banReason }: ServerUser): string {
  if (!isBanned) return 'Signs the user out everywhere, for some days or until you lift the ban.'
  const end = bannedUntil ? `until ${formatTime(bannedUntil)}` : 'until you lift the ban'
  return `This user cannot sign in ${end}.${banReason ? ` Reason: ${banReason}` : ''}`
}
