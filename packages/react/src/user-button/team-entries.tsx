import type { CurrentUser, Team } from '@app/core'
import { useId } from 'react'
import { useMessages } from '../i18n/use-messages'
import { MenuItem } from '../menu/menu-item'
import { TeamIcon } from '../teams/team-icon'

/** Props of {@link TeamEntries}. */
export interface TeamEntriesProps {
  user: CurrentUser
  isBusy: boolean
  onChoose: (team: Team) => void
}

/** The teams of the user in their menu. Nothing without teams, or if they cannot be loaded. */
export function TeamEntries({ user, isBusy, onChoose }: TeamEntriesProps) {
  const { t } = useMessages()
  const labelId = useId()
  const { data: teams } = user.useTeamsState()
  if (!teams?.length) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
      <div role="group" aria-labelledby={labelId}>
        <div id={labelId} className="stack-menu__label">
          {t('teamSwitcher.label')}
        </div>
        {teams.map((team) => (
          <MenuItem
            key={team.id}
            icon={<TeamIcon team={team} />}
            text={team.displayName}
            isChecked={team.id === user.selectedTeam?.id}
            isBusy={isBusy}
            onClick={() => onChoose(team)}
          />
        ))}
      </div>
      <div className="stack-menu__separator" />
    </>
  )
}
