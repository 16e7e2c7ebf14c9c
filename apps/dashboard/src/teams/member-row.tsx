import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { UserAvatar } from '@app/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { formatDay } from '../ui/format'
import { Menu, MenuItem } from '../ui/menu'
import { useAddition } from '../ui/use-addition'
import { MemberRoles } from './member-roles'
import { RoleForm } from './role-form'

interface MemberRowProps {
  member: TeamMember
  team: ServerTeam
  isBanned: boolean
}

/** A member of a team, with a menu that changes the roles or removes the member. */
export function MemberRow({ member, team, isBanned }: MemberRowProps) {
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const roles = useAddition(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { displayName, primaryEmail, joinedAt, permissionIds } = member
  const name = displayName || primaryEmail || 'Anonymous user'
  const path = `/projects/${projectId}/users/${member.id}`
  return (
    <>
      <tr className="linked">
        <td>
          <MemberCell member={member} name={name} path={path} isBanned={isBanned} />
        </td>
        <td className="not-on-phones wrapped">
          <MemberRoles ids={permissionIds} />
        </td>
        <td className="not-on-phones">{formatDay(joinedAt)}</td>
        <td className="end">
          <Menu label={`Actions for ${name}`} buttonRef={roles.button}>
            <MenuItem onSelect={roles.open}>Change roles</MenuItem>
            <MenuItem onSelect={() => void navigate(path)}>Open user</MenuItem>
            <MenuItem isDanger onSelect={() => setIsRemoving(true)}>
              Remove from team
            </MenuItem>
          </Menu>
          {isRemoving && (
            <ConfirmDialog
              label="Remove"
              question={`Remove ${name} from ${team.displayName}?`}
              onConfirm={() => member.remove()}
              onClose={() => setIsRemoving(false)}
            >
              {name} loses access to the team at once, and keeps the account.
            </ConfirmDialog>
          )}
        </td>
      </tr>
      {roles.isOpen && (
        <tr className="continued">
          <td colSpan={4}>
            <RoleForm member={member} name={name} onClose={roles.close} />
          </td>
        </tr>
      )}
    </>
  )
}

interface MemberCellProps {
  member: TeamMember
  name: string
  /** Path of the page of the user. */
  path: string
  isBanned: boolean
}

/** Picture, name and address of a member; on phones also the other columns. */
function MemberCell({ member, name, path, isBanned }: MemberCellProps) {
  const { displayName, primaryEmail, joinedAt, permissionIds } = member
  return (
    <div className="person">
      <span aria-hidden="true">
        <UserAvatar user={member} />
      </span>
      <div>
        <p className="person-name" dir="auto">
          <Link to={path}>
            <bdi>{name}</bdi>
          </Link>
          {isBanned && <span className="badge bad">Banned</span>}
        </p>
        {displayName && primaryEmail && <p className="hint">{primaryEmail}</p>}
        <div className="on-phones">
          <p className="hint">Joined {formatDay(joinedAt)}</p>
          <MemberRoles ids={permissionIds} isBrief />
        </div>
      </div>
    </div>
  )
}
