import type { ServerUser } from '@app/core/server'
import { UserAvatar } from '@app/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { NoValue } from '../lists/no-value'
import { useCopy } from '../ui/copy-button'
import { formatDay } from '../ui/format'
import { Menu, MenuItem } from '../ui/menu'
import { RecentTime } from '../ui/recent-time'
import { type UserAction, UserDialog } from './user-dialog'
import { listSignInMethods, toUserName, wasActive } from './user-texts'

/** Row of a user, with a menu of actions. */
export function UserRow({ user }: { user: ServerUser }) {
  const { id, isBanned, signedUpAt, lastActiveAt } = user
  const { config } = useProject()
  const [action, setAction] = useState<UserAction | null>(null)
  const idCopy = useCopy(id)
  const name = toUserName(user)
  return (
    <tr className="linked">
      <td>
        <UserCell user={user} idCopy={idCopy} />
      </td>
      <td className="wide-only">
        {listSignInMethods(user, config) || <NoValue text="No sign-in method" />}
      </td>
      <td className="wide-only">{formatDay(signedUpAt)}</td>
      <td className="not-on-phones">
        {wasActive(user) ? <RecentTime date={lastActiveAt} /> : <NoValue text="Not active yet" />}
      </td>
      <td className="end">
        <Menu label={`Actions for ${name}`}>
          <MenuItem onSelect={() => void idCopy.copy()}>Copy user ID</MenuItem>
          {isBanned ? (
            <MenuItem onSelect={() => setAction('unban')}>Lift ban</MenuItem>
          ) : (
            <MenuItem isDanger onSelect={() => setAction('ban')}>
              Ban
            </MenuItem>
          )}
          <MenuItem isDanger onSelect={() => setAction('delete')}>
            Delete user
          </MenuItem>
        </Menu>
        {action && (
          <UserDialog
            user={user}
            action={action}
            onDelete={() => user.delete()}
            onClose={() => setAction(null)}
          />
        )}
      </td>
    </tr>
  )
}

interface UserCellProps {
  user: ServerUser
  /** State of the ID, which the menu copies. */
  idCopy: ReturnType<typeof useCopy>
}

/** Picture, name and address of a user. */
function UserCell({ user, idCopy: { isCopied, isRefused } }: UserCellProps) {
  const { id, displayName, primaryEmail, isBanned } = user
  return (
    <div className="person">
      <span aria-hidden="true">
        <UserAvatar user={user} />
      </span>
      <div>
        <p className="person-name" dir="auto">
          <Link to={id}>
            <bdi>{toUserName(user)}</bdi>
          </Link>
          {isBanned && <span className="badge bad">Banned</span>}
        </p>
        {displayName && primaryEmail && <p className="hint">{primaryEmail}</p>}
        <p className="hint" role="status">
          {isCopied && 'Copied user ID.'}
          {isRefused && `The browser doesn’t allow it. The user ID is ${id}.`}
        </p>
      </div>
    </div>
  )
}
