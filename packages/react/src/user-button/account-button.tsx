import { useMessages } from '../i18n/use-messages'
import { useMenuButton } from '../menu/use-menu-button'
import { Lazy, lazyWithMessages } from '../page/lazy'
import { useParts } from '../theme/parts'
import { AlertIcon } from '../ui/icons'
import { UserAvatar } from '../users/user-avatar'
import { nameOf } from '../users/user-name'
import type { Account } from './account'
import type { UserButtonItem } from './user-button-item'

/** Props of {@link AccountButton}. */
export interface AccountButtonProps {
  /** Account to show. */
  account: Account
  /** Shows name and email beside the picture. @default false */
  showUserInfo?: boolean | undefined
  /** Lists the user's teams in the menu, to select another one. @default false */
  showTeams?: boolean | undefined
  /** Adds an entry that switches between light and dark. */
  colorModeToggle?: (() => void | Promise<void>) | undefined
  /** Additional entries for signed-in users. */
  extraItems?: UserButtonItem[] | undefined
}

const lazyMenu = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./user-menu')).UserMenu,
)

/** The round button, whose menu is loaded on demand. */
export function AccountButton({ account, showUserInfo = false, ...extra }: AccountButtonProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const { button, menu, hasOpened } = useMenuButton(lazyMenu)

  const user = account.status === 'signed-in' ? account.user : null
  const name = user && nameOf(user)
  const label = name ? t('userButton.labelOf', { name }) : t('userButton.label')
  // Then the visible text is the name; an `aria-label` would hide it from voice control.
  const isWide = showUserInfo && user !== null
  return (
    <>
      <button
        {...button}
        className={classOf('userButton', 'stack-account__button')}
        aria-label={isWide ? undefined : label}
      >
        {account.status === 'failed' ? (
          <span className="stack-avatar stack-avatar--alert">
            <AlertIcon />
          </span>
        ) : (
          <span aria-hidden="true">
            <UserAvatar user={user} />
          </span>
        )}
        {isWide && (
          <span className="stack-account__info">
            <span className="stack-visually-hidden">{t('userButton.label')}</span>{' '}
            {user.displayName && (
              <span dir="auto" className="stack-account__name">
                {user.displayName}
              </span>
            )}{' '}
            <span dir="auto" className="stack-account__email">
              {user.primaryEmail}
            </span>
          </span>
        )}
      </button>
      {hasOpened && <Lazy component={lazyMenu} props={{ ...extra, ...menu, account }} />}
    </>
  )
}
