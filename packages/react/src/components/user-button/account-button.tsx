import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useThrow } from '../../hooks/use-throw'
import { useMessages } from '../../messages/use-messages'
import { AlertIcon } from '../../ui/icons'
import { codeOf, Lazy } from '../lazy'
import { UserAvatar } from '../user-avatar'
import { nameOf } from '../user-name'
import { whenIdle } from '../when-idle'
import type { Account } from './account'
import type { MenuFocus } from './menu-focus'

/** A further entry of the menu. */
export interface UserButtonItem {
  text: string
  icon?: ReactNode
  onClick: () => void | Promise<void>
}

/** Props of {@link AccountButton}. */
export interface AccountButtonProps {
  account: Account
  /** Shows name and e-mail beside the picture. @default false */
  showUserInfo?: boolean
  /** Adds an entry that switches between light and dark. */
  colorModeToggle?: () => void | Promise<void>
  /** Further entries for whoever is signed in. */
  extraItems?: UserButtonItem[]
}

const menuCode = /* @__PURE__ */ codeOf(async () => (await import('./user-menu')).UserMenu)

function preload() {
  void menuCode()
}

/** The round button. Its menu is code of its own, fetched when it is likely to be opened. */
export function AccountButton({ account, showUserInfo = false, ...menu }: AccountButtonProps) {
  const { t } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const throwError = useThrow()
  const [isOpen, setOpen] = useState(false)
  const [firstFocus, setFirstFocus] = useState<MenuFocus>('menu')
  const [hasOpened, setHasOpened] = useState(false)

  useEffect(() => whenIdle(preload), [])

  async function open(focus: MenuFocus) {
    try {
      await menuCode()
    } catch (error) {
      return throwError(error)
    }
    setFirstFocus(focus)
    setHasOpened(true)
    setOpen(true)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    void open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function openByPress(event: MouseEvent) {
    // No press of a pointer counts zero: it was Enter, Space or a screen reader.
    if (isOpen) setOpen(false)
    else void open(event.detail === 0 ? 'first' : 'menu')
  }

  const user = account.status === 'signed-in' ? account.user : null
  const name = user && nameOf(user)
  const label = name ? t('userButton.labelOf', { name }) : t('userButton.label')
  // Then the visible text is the name, which an `aria-label` would hide from voice control.
  const isWide = showUserInfo && user !== null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="stack-account__button"
        aria-label={isWide ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={openByArrow}
        onClick={openByPress}
      >
        {account.status === 'failed' ? (
          <span className="stack-avatar stack-avatar--alert">
            <AlertIcon size={20} />
          </span>
        ) : (
          <span aria-hidden="true">
            <UserAvatar user={user} />
          </span>
        )}
        {isWide && (
          <span className="stack-account__info">
            <span className="stack-visually-hidden">{t('userButton.label')}</span>{' '}
            {user.displayName && <span className="stack-account__name">{user.displayName}</span>}{' '}
            <span className="stack-account__email">{user.primaryEmail}</span>
          </span>
        )}
      </button>
      {hasOpened && (
        <Lazy
          code={menuCode}
          props={{
            ...menu,
            id: menuId,
            account,
            anchor: button,
            firstFocus,
            isOpen,
            onOpenChange: setOpen,
          }}
        />
      )}
    </>
  )
}
