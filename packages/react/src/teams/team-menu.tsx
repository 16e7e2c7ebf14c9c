import { navigate, type Team } from '@app/core'
import { useAction } from '../forms/use-action'
import { useFailureText } from '../forms/use-failure-text'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { ButtonMenu, type ButtonMenuState } from '../menu/button-menu'
import { CreateIcon, SettingsIcon } from '../menu/menu-icons'
import { MenuItem } from '../menu/menu-item'
import { TeamItems } from './team-items'

/** Props of {@link TeamMenu}. */
export interface TeamMenuProps extends ButtonMenuState {
  teams: Team[]
  current: Team | null
  choose?: (team: Team) => Promise<void>
  canCreate?: boolean
}

/** Menu of teams, with links to manage them. */
export function TeamMenu({ teams, current, choose, canCreate, ...menu }: TeamMenuProps) {
  const app = useApp()
  const { t } = useMessages()
  const action = useAction(async (run: () => Promise<void>) => {
    await run()
    menu.onOpenChange(false)
  })
  const failureText = useFailureText(action)
  const failure = failureText && t(failureText)
  const openSection = (id: string) => () => navigate(app, `${app.urls.accountSettings}#${id}`)
  const isBusy = action.status === 'pending'

  return (
    <ButtonMenu {...menu} label={t('settings.teams')} failure={failure}>
      <TeamItems
        label={failure ?? t(teams.length > 0 ? 'settings.teams' : 'teamSwitcher.empty')}
        teams={teams}
        current={current}
        isBusy={isBusy}
        onChoose={(team) => choose && void action.run(() => choose(team))}
      />
      {(current || canCreate) && <div className="stack-menu__separator" />}
      {current && (
        <MenuItem
          icon={
            <span className="stack-menu__icon">
              <SettingsIcon />
            </span>
          }
          text={t('teamSwitcher.settings')}
          isBusy={isBusy}
          onClick={() => void action.run(openSection(`team-${current.id}`))}
        />
      )}
      {canCreate && (
        <MenuItem
          icon={
            <span className="stack-menu__icon">
              <CreateIcon />
            </span>
          }
          text={t('teamSwitcher.create')}
          isBusy={isBusy}
          onClick={() => void action.run(openSection('team-creation'))}
        />
      )}
    </ButtonMenu>
  )
}
