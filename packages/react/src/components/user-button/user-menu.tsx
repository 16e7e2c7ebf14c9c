import { Menu } from '@base-ui/react/menu'
import { type ReactNode, type RefObject, useCallback } from 'react'
import { useAction } from '../../hooks/use-action'
import { toFailure } from '../../messages/failure'
import { useMessages } from '../../messages/use-messages'
import { Scope } from '../../ui/scope'
import { UserAvatar } from '../user-avatar'
import type { Account } from './account'
import type { UserButtonItem } from './account-button'
import { focusEntry, type MenuFocus } from './menu-focus'
import { type MenuEntry, useMenuEntries } from './use-menu-entries'

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  id: string
  account: Account
  /** The button the menu belongs to. */
  anchor: RefObject<HTMLButtonElement | null>
  firstFocus: MenuFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  colorModeToggle?: () => void | Promise<void>
  extraItems?: UserButtonItem[]
}

/** The menu of the user button: who is here, and what they can do. */
export function UserMenu(props: UserMenuProps) {
  const { id, account, anchor, firstFocus, isOpen, onOpenChange } = props
  const { t, lang } = useMessages()
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

  const focusFirst = useCallback(
    (menu: HTMLElement | null) => focusEntry(menu, firstFocus),
    [firstFocus],
  )

  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(next, { event, cancel }) => {
        // A press on the button is the button's own to answer: it closes by itself.
        if (event.target instanceof Node && anchor.current?.contains(event.target)) cancel()
        else onOpenChange(next)
      }}
    >
      <Menu.Portal>
        <Scope lang={lang}>
          <p className="stack-visually-hidden" role="status">
            {failure}
          </p>
          <Menu.Positioner
            anchor={anchor}
            side="bottom"
            align="end"
            sideOffset={8}
            className="stack-menu__layer"
          >
            <Menu.Popup
              id={id}
              ref={focusFirst}
              className="stack-menu"
              aria-label={t('userButton.label')}
              finalFocus={anchor}
            >
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
            </Menu.Popup>
          </Menu.Positioner>
        </Scope>
      </Menu.Portal>
    </Menu.Root>
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
