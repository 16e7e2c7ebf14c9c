import type { ServerUser } from '@app/core/server'
import { TableHead } from '../lists/table-head'
import { UserRow } from './user-row'

const columns = [
  { name: 'User' },
  { name: 'Sign-in methods', className: 'wide-only' },
  { name: 'Signed up', className: 'wide-only' },
  { name: 'Last active', className: 'not-on-phones' },
]

/** Table of users, whose header stays in sight. */
export function UserTable({ users }: { users: readonly ServerUser[] }) {
  return (
    <div className="card table">
      <table>
        <TableHead columns={columns} hasMenus />
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
