import { type ReactNode, useId } from 'react'
import { useAction } from '../forms/use-action'
import { toFailure } from '../i18n/failure'
import { loadPageTexts } from '../i18n/load-page-texts'
import { useMessages } from '../i18n/use-messages'
import { usePromiseStatus } from '../lib/use-promise-status'
import { ButtonMenu, type ButtonMenuState } from '../menu/button-menu'
import { MenuItem } from '../menu/menu-item'
import { UserAvatar } from '../users/user-avatar'
import type { Account } from './account'
import { type MenuEntry, useMenuEntries } from './use-menu-entries'
import type { UserButtonItem } from './user-button-item'

/** Props of {@link UserMenu}. */
export interface UserMenuProps extends ButtonMenuState {
  account: Account
  colorModeToggle?: () => void | Promise<void>
  extraItems?: UserButtonItem[]
}

/** The menu of the user button: the current user and their actions. */
export function UserMenu(props: UserMenuProps) {
  const { account, onOpenChange } = props
  const { t, language } = useMessages()
  const headId = useId()
  const entries = useMenuEntries(props)
  const action = useAction(async (entry: MenuEntry) => {
    await entry.run()
    onOpenChange(false)
  })
  const hasFailed = action.status === 'failed'
  const isLoading = usePromiseStatus(hasFailed ? loadPageTexts(language) : null) === 'pending'
  const failure = hasFailed && !isLoading ? describe(action.error) : null

  function describe(error: unknown): string {
    // A sign-out counts on this device even if the server could not be reached.
    if (account.status === 'signed-out') return t('signedOut.partTitle')
    return account.status === 'failed' ? t('userButton.failed') : t(toFailure(error).text)
  }

  return (
    <ButtonMenu {...props} label={t('userButton.label')} failure={failure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
      <div role="group" aria-labelledby={headId}>
        <div id={headId} className="stack-account__head">
          {failure ?? <Head account={account} />}
        </div>
        <div className="stack-menu__separator" />
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            icon={<span className="stack-menu__icon">{entry.icon}</span>}
            text={entry.text}
            isBusy={action.status === 'pending'}
            onClick={() => void action.run(entry)}
          />
        ))}
      </div>
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
      <span aria-hidden="true">
        <UserAvatar user={account.user} />
      </span>
      <span className="stack-account__info">
        {displayName && (
          <span dir="auto" className="stack-account__name">
            {displayName}
          </span>
        )}
        <span dir="auto" className="stack-account__email">
          {primaryEmail}
        </span>
      </span>
    </>
  )
}
