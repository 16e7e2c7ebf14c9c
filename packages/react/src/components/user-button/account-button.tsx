import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../messages/use-messages'
import { AlertIcon } from '../../ui/icons'
import { codeOf, Lazy } from '../lazy'
import { UserAvatar } from '../user-avatar'
import { nameOf } from '../user-name'
import type { Account } from './account'
import { whenIdle } from './when-idle'

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

const menuCode = codeOf(async () => (await import('./user-menu')).UserMenu)

function preload() {
  void menuCode()
}

/** The round button. Its menu is code of its own, fetched when it is likely to be opened. */
export function AccountButton({ account, showUserInfo = false, ...menu }: AccountButtonProps) {
  const { t } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)

  useEffect(() => whenIdle(preload), [])

  function open() {
    setHasOpened(true)
    setOpen(true)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }

  const user = account.status === 'signed-in' ? account.user : null
  const name = user && nameOf(user)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="stack-account__button"
        aria-label={name ? t('userButton.labelOf', { name }) : t('userButton.label')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={openByArrow}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        {account.status === 'failed' ? (
          <span className="stack-avatar stack-avatar--alert">
            <AlertIcon size={20} />
          </span>
        ) : (
          <UserAvatar user={user} />
        )}
        {showUserInfo && user && (
          <span className="stack-account__info">
            {user.displayName && <span className="stack-account__name">{user.displayName}</span>}
            <span className="stack-account__email">{user.primaryEmail}</span>
          </span>
        )}
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <Lazy
            code={menuCode}
            props={{ ...menu, id: menuId, account, anchor: button, isOpen, onOpenChange: setOpen }}
          />
        </Suspense>
      )}
    </>
  )
}
