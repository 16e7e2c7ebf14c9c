import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon'

interface MenuProps {
  /** Accessible name of the button, such as "Actions for Ada". */
  label: string
  /** Ref of the button, such as that of a form that an entry opens in place of the menu. */
  buttonRef?: (element: HTMLButtonElement | null) => void
  /** Entries, such as {@link MenuItem}. */
  children: ReactNode
}

/** Button with three dots and its menu, a popover: the arrow keys move, Escape closes. */
export function Menu({ label, buttonRef, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open' || !button.current) return
    placeAt(currentTarget, button.current)
    // Safari does not focus a clicked button, so the focus could not return to it.
    button.current.focus({ preventScroll: true })
  }

  function follow({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    setIsOpen(newState === 'open')
    if (newState === 'open') listItems(currentTarget)[0]?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        ref={(element) => {
          button.current = element
          buttonRef?.(element)
        }}
        className="icon-button"
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Icon name="more" />
      </button>
      <div
        id={id}
        className="menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onBeforeToggle={place}
        onToggle={follow}
        onKeyDown={moveFocus}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

interface MenuItemProps {
  isDanger?: boolean
  onSelect: () => void
  children: ReactNode
}

/** Entry of a menu. The menu closes first, so that the focus returns from a dialog to its button. */
export function MenuItem({ isDanger, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isDanger ? 'danger' : undefined}
      onClick={onSelect}
    >
      {children}
    </button>
  )
}

function listItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget
  // Tab continues from the button, which gets the focus back.
  if (event.key === 'Tab') return menu.hidePopover()
  const items = listItems(menu)
  const index = items.findIndex((item) => item.matches(':focus'))
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[index + 1] ?? items[0],
    ArrowUp: items[index - 1] ?? items.at(-1),
    Home: items[0],
    End: items.at(-1),
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Windows in which a menu may be wider than the part of the window before its button. */
const narrowWidth = 480

/** Places a menu below its button, or above in the lower part of the window. */
function placeAt(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = bottom < clientHeight * 0.7
  Object.assign(menu.style, {
    right: `${clientWidth < narrowWidth ? 8 : clientWidth - right}px`,
    top: isBelow ? `${bottom + window.scrollY + 4}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - top - window.scrollY + 4}px`,
  })
}
