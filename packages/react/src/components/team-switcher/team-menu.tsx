import { navigate, type Team } from '@app/core'
import { Menu } from '@base-ui/react/menu'
import { useAction } from '../../hooks/use-action'
import { useApp } from '../../hooks/use-app'
import { toFailure } from '../../messages/failure'
import { useMessages } from '../../messages/use-messages'
import { CheckIcon } from '../../ui/icons'
import { ButtonMenu, type ButtonMenuState } from '../button-menu'
import { TeamIcon } from '../team-icon'

/** Props of {@link TeamMenu}. */
export interface TeamMenuProps extends ButtonMenuState {
  teams: Team[]
  current: Team | null
  choose?: (team: Team) => Promise<void>
  canCreate?: boolean
}

/** The teams to choose from, and the ways to look after them. */
export function TeamMenu({ teams, current, choose, canCreate, ...menu }: TeamMenuProps) {
  const app = useApp()
  const { t } = useMessages()
  const action = useAction(async (run: () => Promise<void>) => {
    await run()
    menu.onOpenChange(false)
  })
  const failure = action.status === 'failed' ? t(toFailure(action.error).text) : null
  const openSection = (id: string) => () => navigate(app, `${app.urls.accountSettings}#${id}`)
  const entry = {
    className: 'stack-menu__item',
    'aria-busy': action.status === 'pending' || undefined,
    closeOnClick: false,
  }

  return (
    <ButtonMenu {...menu} label={t('teamSwitcher.label')} align="start" failure={failure}>
      <Menu.RadioGroup
        value={current?.id ?? ''}
        onValueChange={(id) => {
          const team = teams.find((team) => team.id === id)
          if (team && choose) void action.run(() => choose(team))
        }}
      >
        <Menu.Group>
          <Menu.GroupLabel className="stack-menu__label">
            {failure ?? t(teams.length > 0 ? 'teamSwitcher.label' : 'teamSwitcher.empty')}
          </Menu.GroupLabel>
          {teams.map((team) => (
            <Menu.RadioItem key={team.id} value={team.id} {...entry}>
              <TeamIcon team={team} />
              <span className="stack-switcher__name">{team.displayName}</span>
              {team.id === current?.id && <CheckIcon />}
            </Menu.RadioItem>
          ))}
        </Menu.Group>
      </Menu.RadioGroup>
      {(current || canCreate) && <div className="stack-menu__separator" />}
      {current && (
        <Menu.Item {...entry} onClick={() => void action.run(openSection(`team-${current.id}`))}>
          {t('teamSwitcher.settings')}
        </Menu.Item>
      )}
      {canCreate && (
        <Menu.Item {...entry} onClick={() => void action.run(openSection('team-creation'))}>
          {t('teamSwitcher.create')}
        </Menu.Item>
      )}
    </ButtonMenu>
  )
}
