import type { Team } from '@app/core'
import { type ReactNode, useId } from 'react'
import { MenuItem } from '../menu/menu-item'
import { TeamIcon } from './team-icon'

/** Props of {@link TeamItems}. */
export interface TeamItemsProps {
  label: ReactNode
  teams: Team[]
  /** Team with the check mark. */
  current: Team | null
  isBusy: boolean
  onChoose: (team: Team) => void
}

/** Teams as a labeled group of items of a menu. */
export function TeamItems({ label, teams, current, isBusy, onChoose }: TeamItemsProps) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not part of a menu
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className="stack-menu__label">
        {label}
      </div>
      {teams.map((team) => (
        <MenuItem
          key={team.id}
          icon={<TeamIcon team={team} />}
          text={team.displayName}
          isChecked={team.id === current?.id}
          isBusy={isBusy}
          onClick={() => onChoose(team)}
        />
      ))}
    </div>
  )
}
