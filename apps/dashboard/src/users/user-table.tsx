import type { ServerUser } from '@app/core/server'
import { UserRow } from './user-row'

/** Table of users, whose header stays in sight. */
export function UserTable({ users }: { users: readonly ServerUser[] }) {
  return (
    <div className="card table">
      <table>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col" className="wide-only">
              Sign-in methods
            </th>
            <th scope="col" className="wide-only">
              Signed up
            </th>
            <th scope="col" className="not-on-phones">
              Last active
            </th>
            <th scope="col" className="end">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
