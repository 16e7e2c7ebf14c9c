import { Chips } from '../lists/chips'
import { useDefaultRoles } from './default-roles'

interface MemberRolesProps {
  /** Ids of the roles of a member. */
  ids: readonly string[]
  /** Whether nothing is shown for a member with the usual roles. */
  isBrief?: boolean
}

/** Roles of a member that not every member has. Only if there are none: the usual ones, or that the member has no role. */
export function MemberRoles({ ids, isBrief }: MemberRolesProps) {
  const defaults = useDefaultRoles()
  const others = ids.filter((id) => !defaults.includes(id))
  if (others.length > 0) return <Chips ids={others} />
  if (isBrief && ids.length > 0) return null
  return <p className="hint">{ids.length > 0 ? ids.join(', ') : 'No role'}</p>
}
