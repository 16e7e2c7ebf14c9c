import { useMessages } from '../../i18n/use-messages'
import { ButtonMenu, type ButtonMenuState } from '../../menu/button-menu'
import { MenuItem } from '../../menu/menu-item'

/** Props of {@link MemberMenu}. */
export interface MemberMenuProps extends ButtonMenuState {
  label: string
  /** Absent: not permitted. */
  changeRole?: () => void
  /** Absent: not permitted. */
  remove?: () => void
}

/** Menu of what the user may do to a member of a team. */
export function MemberMenu({ changeRole, remove, ...menu }: MemberMenuProps) {
  const { t } = useMessages()

  function closeAnd(run: () => void) {
    menu.onOpenChange(false)
    run()
  }

  return (
    <ButtonMenu {...menu} failure={null}>
      {changeRole && (
        <MenuItem text={t('team.changeRole')} isBusy={false} onClick={() => closeAnd(changeRole)} />
      )}
      {remove && (
        <MenuItem
          text={t('setting.remove')}
          isBusy={false}
          isDestructive
          onClick={() => closeAnd(remove)}
        />
      )}
    </ButtonMenu>
  )
}
