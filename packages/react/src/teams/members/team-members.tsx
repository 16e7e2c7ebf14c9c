import type { CurrentUser, Team } from '@app/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { useRefreshOnReturn } from '../../lib/use-refresh-on-return'
import { useRowStatus } from '../../settings/row-status'
import { useKeptFocus } from '../../settings/section'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'
import { type ListedMember, MemberRow } from './member-row'
import { useMemberSearch } from './member-search'

/** Props of {@link MembersSetting}. */
export interface MembersSettingProps {
  user: CurrentUser
  team: Team
  /** Whether the user may remove others, unknown for services without the list of members. */
  mayRemove: boolean
}

/** Number of members shown at first, and added by each press of the button below them. */
export const membersPerPage = 50

/** The members of a team, with their roles; changes and removes others where permitted. */
export function MembersSetting(props: MembersSettingProps) {
  const [limit, setLimit] = useState<number | undefined>(membersPerPage)
  const members = props.team.useMembers({ limit })
  useRefreshOnReturn(() => props.team.listMembers({ limit }))
  if (!members) return <ProfilesSetting {...props} />

  /** @param newLimit Absent: all members. */
  async function load(newLimit?: number) {
    // Into the cache of the read, so that the list does not suspend.
    await props.team.listMembers({ limit: newLimit })
    setLimit(newLimit)
  }

  const isWhole = members.nextCursor === null
  return (
    <MemberList {...props} members={members} loadAll={isWhole ? undefined : () => load()}>
      {!isWhole && <MoreButton load={() => load((limit ?? 0) + membersPerPage)} />}
    </MemberList>
  )
}

/** The members of a team on a service that returns names and pictures only. */
function ProfilesSetting(props: MembersSettingProps) {
  const { team, mayRemove } = props
  const members = team.useUsers().map(({ id, teamProfile }) => ({
    id,
    ...teamProfile,
    primaryEmail: null,
    joinedAt: null,
    permissionIds: [],
    canChangeRoles: false,
    canRemove: mayRemove,
    setRoles: () => Promise.resolve(),
    remove: () => team.removeUser(id),
  }))
  return <MemberList {...props} members={members} />
}

interface MemberListProps extends MembersSettingProps {
  members: ListedMember[]
  /** Loads all members; absent if all are loaded. */
  loadAll?: (() => Promise<void>) | undefined
  children?: ReactNode
}

function MemberList({ user, team, members, loadAll, children }: MemberListProps) {
  const { t } = useMessages()
  const { say, above, inRow } = useRowStatus()
  const { field, found } = useMemberSearch(members, { user, loadAll })
  return (
    <Setting label={t('team.members')} count={loadAll ? undefined : members.length} status={above}>
      {field}
      <ul className="stack-list">
        {found.map((member) => (
          <MemberRow
            key={member.id}
            user={user}
            team={team}
            member={member}
            status={inRow(member.id)}
            say={say}
          />
        ))}
      </ul>
      {children}
    </Setting>
  )
}

/** Shows more of a list. Disappears with the last page, and the focus moves to the title. */
function MoreButton({ load }: { load: () => Promise<void> }) {
  const { t } = useMessages()
  const keepFocus = useKeptFocus()
  const loading = useAction(load)

  function more({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    keepFocus(currentTarget)
    void loading.run()
  }

  return (
    <>
      <Button
        variant="outline"
        pending={loading.status === 'pending'}
        pendingLabel={t('page.loading')}
        onClick={more}
      >
        {t('team.showMore')}
      </Button>
      <FailureNotice error={loading.failure} />
    </>
  )
}
