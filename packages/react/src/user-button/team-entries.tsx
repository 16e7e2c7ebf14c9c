import type { CurrentUser, Team } from '@app/core'
import { useMessages } from '../i18n/use-messages'
import { TeamItems } from '../teams/team-items'

/** Props of {@link TeamEntries}. */
export interface TeamEntriesProps {
  user: CurrentUser
  isBusy: boolean
  onChoose: (team: Team) => void
}

/** The teams of the user in their menu. Nothing without teams, or if they cannot be loaded. */
export function TeamEntries({ user, isBusy, onChoose }: TeamEntriesProps) {
  const { t } = useMessages()
  const { data: teams } = user.useTeamsState()
  if (!teams?.length) return null
  const label = t('settings.teams')
  return (
    <>
      <TeamItems
        label={label}
        teams={teams}
        isBusy={isBusy}
        onChoose={onChoose}
        current={user.selectedTeam}
      />
      <div className="stack-menu__separator" />
    </>
  )
}
