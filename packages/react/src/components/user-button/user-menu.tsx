import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { useAction } from '../../hooks/use-action'
import { toFailure } from '../../messages/failure'
import { useMessages } from '../../messages/use-messages'
import { ButtonMenu, type ButtonMenuState } from '../button-menu'
import { UserAvatar } from '../user-avatar'
import type { Account } from './account'
import type { UserButtonItem } from './account-button'
import { type MenuEntry, useMenuEntries } from './use-menu-entries'

/** Props of {@link UserMenu}. */
export interface UserMenuProps extends ButtonMenuState {
  account: Account
  colorModeToggle?: () => void | Promise<void>
  extraItems?: UserButtonItem[]
}

/** The menu of the user button: who is here, and what they can do. */
export function UserMenu(props: UserMenuProps) {
  const { account, onOpenChange } = props
  const { t } = useMessages()
  const entries = useMenuEntries(props)
  const action = useAction(async (entry: MenuEntry) => {
    await entry.run()
    onOpenChange(false)
  })
  const failure = action.status === 'failed' ? describe(action.error) : null

  function describe(error: unknown): string {
    // A sign-out counts on this device even if the server did not hear of it.
    if (account.status === 'signed-out') return t('signedOut.partTitle')
    return account.status === 'failed' ? t('userButton.failed') : t(toFailure(error).text)
  }

  return (
    <ButtonMenu {...props} label={t('userButton.label')} failure={failure}>
      <Menu.Group>
        <Menu.GroupLabel className="stack-account__head">
          {failure ?? <Head account={account} />}
        </Menu.GroupLabel>
        <div className="stack-menu__separator" />
        {entries.map((entry) => (
          <Menu.Item
            key={entry.id}
            className="stack-menu__item"
            aria-busy={action.status === 'pending' || undefined}
            closeOnClick={false}
            onClick={() => void action.run(entry)}
          >
            <span className="stack-menu__icon">{entry.icon}</span>
            {entry.text}
          </Menu.Item>
        ))}
      </Menu.Group>
    </ButtonMenu>
  )
}

function Head({ account }: { account: Account }): ReactNode {
  const { t } = useMessages()
  if (account.status === 'failed') return t('userButton.failed')
  if (account.status === 'signed-out') return t('userButton.notSignedIn')
  const { displayName, primaryEmail } = account.user
  return (
    <>
      <UserAvatar user={account.user} />
      <span className="stack-account__info">
        {displayName && <span className="stack-account__name">{displayName}</span>}
        <span className="stack-account__email">{primaryEmail}</span>
      </span>
    </>
  )
}
