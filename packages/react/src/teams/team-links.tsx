import type { CurrentUser } from '@app/core'
import { useProject } from '../hooks/use-project'
import { useMessages } from '../i18n/use-messages'
import { PlusIcon } from '../settings/section-icons'
import { SectionLink } from '../settings/section-link'
import { TeamIcon } from './team-icon'

/** Props of {@link TeamLinks}. */
export interface TeamLinksProps {
  user: CurrentUser
  /** Id of the current section. */
  current: string | undefined
}

/** Links to the teams of the user, and to create one if the project allows it. */
export function TeamLinks({ user, current }: TeamLinksProps) {
  const { t } = useMessages()
  const teams = user.useTeams()
  const { config } = useProject()
  if (teams.length === 0 && !config.clientTeamCreationEnabled) return null
  return (
    <div>
      <p className="stack-settings__group">{t('settings.teams')}</p>
      <ul>
        {teams.map((team) => (
          <SectionLink
            key={team.id}
            id={`team-${team.id}`}
            icon={<TeamIcon team={team} />}
            title={team.displayName}
            current={current}
          />
        ))}
        {config.clientTeamCreationEnabled && (
          <SectionLink
            id="team-creation"
            icon={<PlusIcon />}
            title={t('teamSwitcher.create')}
            current={current}
          />
        )}
      </ul>
    </div>
  )
}
