import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { formatDay } from '../ui/format'
import { Menu, MenuItem } from '../ui/menu'
import { useAddition } from '../ui/use-addition'
import { RoleForm } from './role-form'

/** A member of a team, with a menu that changes the roles or removes the member. */
export function MemberRow({ member, team }: { member: TeamMember; team: ServerTeam }) {
  const { id } = useProject()
  const roles = useAddition(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { displayName, primaryEmail, joinedAt, permissionIds } = member
  const name = displayName || primaryEmail || 'Anonymous user'
  return (
    <li>
      <div>
        <p className="name">
          <Link to={`/projects/${id}/users/${member.id}`}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        {displayName && primaryEmail && <p className="hint">{primaryEmail}</p>}
        <p className="hint">{[`Joined ${formatDay(joinedAt)}`, ...permissionIds].join(' · ')}</p>
        {roles.isOpen && (
          <div className="inset">
            <RoleForm member={member} name={name} onClose={roles.close} />
          </div>
        )}
      </div>
      {!roles.isOpen && (
        <Menu label={`Actions for ${name}`} buttonRef={roles.button}>
          <MenuItem onSelect={roles.open}>Change roles</MenuItem>
          <MenuItem isDanger onSelect={() => setIsRemoving(true)}>
            Remove from team
          </MenuItem>
        </Menu>
      )}
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
    </li>
  )
}
