import type { TeamSummary } from '@app/core/admin'
import { formatCount, formatNumber } from '../ui/format'

/** Formats the number of members of a team, such as "1 member" and "1,000+ members". */
export function toMemberCount(team: TeamSummary): string {
  return team.hasMoreMembers
    ? `${toShortCount(team)} members`
    : formatCount(team.memberCount, 'member')
}

/** Formats the number of members below a header, such as "12" and "1,000+". */
export function toShortCount({ memberCount, hasMoreMembers }: TeamSummary): string {
  return `${formatNumber(memberCount)}${hasMoreMembers ? '+' : ''}`
}
