import type { Team, TeamMember } from '@app/core'
import { UserAvatar, useUser } from '@app/react'
import { EmailAddress } from '../../layout/email-address'

/** Members of a team with their roles. Does not suspend, as its card is already shown. */
export function Members({ team }: { team: Team }) {
  const { data: members, isLoading, error, refresh } = team.useMembersState()
  if (isLoading) return <p className="message">Loading members…</p>
  if (error) {
    return (
      <p className="message failure" role="alert">
        Couldn’t load the members.{' '}
        <button type="button" className="button" onClick={() => void refresh().catch(() => {})}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <ul className="members rows">
      {members?.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </ul>
  )
}

/** The service sends addresses only to those who may invite or remove members. */
function MemberRow({ member }: { member: TeamMember }) {
  const user = useUser({ or: 'redirect' })
  const { id, displayName, primaryEmail, permissionIds } = member
  const address = primaryEmail && <EmailAddress email={primaryEmail} />
  return (
    <li>
      <span aria-hidden="true">
        <UserAvatar user={member} />
      </span>
      <div>
        <p>{displayName ?? address ?? 'Unnamed member'}</p>
        {displayName && address && <p className="message">{address}</p>}
      </div>
      {id === user.id && <span className="badge">You</span>}
      {permissionIds.map((role) => (
        <span key={role} className="badge role">
          {role}
        </span>
      ))}
    </li>
  )
}
