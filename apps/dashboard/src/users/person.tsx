import type { ServerUser } from '@app/core/server'
import { UserAvatar } from '@app/react'
import type { ReactNode } from 'react'
import { toUserName } from './user-texts'

/** Picture, name and email address of a user in a list, with more below them. */
export function Person({ user, children }: { user: ServerUser; children?: ReactNode }) {
  return (
    <div className="person">
      <span aria-hidden="true">
        <UserAvatar user={user} />
      </span>
      <div>
        <p className="name">
          <bdi>{toUserName(user)}</bdi>
        </p>
        {user.displayName && user.primaryEmail && <p className="hint">{user.primaryEmail}</p>}
        {children}
      </div>
    </div>
  )
}
