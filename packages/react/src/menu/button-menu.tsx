import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useParts } from '../theme/parts'
import type { MenuFocus } from './use-menu-button'
import { listEntries, useMenuKeys } from './use-menu-keys'

/** State that `useMenuButton` passes to a menu. */
export interface ButtonMenuState {
  id: string
  /** Button of the menu. */
  anchor: RefObject<HTMLButtonElement | null>
  firstFocus: MenuFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Props of {@link ButtonMenu}. */
export interface ButtonMenuProps extends ButtonMenuState {
  label: string
  /** Failure of an entry, announced to screen readers. */
  failure: string | null
  /** Entries of the menu. */
  children: ReactNode
}

/**
 * The menu of a button: a native popover in the top layer, which closes on Escape and on an outside
 * click. The style sheet positions it at the button.
 */
export function ButtonMenu(props: ButtonMenuProps) {
  const { id, anchor, isOpen, onOpenChange, label, failure, children } = props
  const ref = usePopover(props)
  const moveFocus = useMenuKeys()
  const { classOf } = useParts()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Tab continues from the button.
    if (event.key === 'Tab') onOpenChange(false)
    else moveFocus(event)
  }

  // From the first render, when the button exists: a Suspense boundary that hides it would detach its ref.
  const [scope] = useState(anchor.current?.parentElement)
  if (!scope) return null
  // The button may stand in a paragraph, where React warns of `div`; a portal is a document of its own for that check.
  return createPortal(
    <>
      <p className="stack-visually-hidden" role="status">
        {failure}
      </p>
      <div
        ref={ref}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        className={classOf('menu', 'stack-menu')}
        onKeyDown={onKeyDown}
        onPointerMove={isOpen ? focusUnder : undefined}
        onPointerLeave={isOpen ? focusUnder : undefined}
      >
        {children}
      </div>
    </>,
    scope,
  )
}

/** Shows the popover while the menu is open, with the focus inside, and follows when the browser closes it. */
function usePopover({ anchor, firstFocus, isOpen, onOpenChange }: ButtonMenuState) {
  const ref = useRef<HTMLDivElement>(null)
  const isClosing = useRef(false)

  useLayoutEffect(() => {
    const menu = ref.current
    const button = anchor.current
    if (!menu || !button) return
    function follow({ newState }: ToggleEvent) {
      if (newState === 'open') return
      isClosing.current = true
      // Safari does not focus a clicked button, so it can't restore the focus.
      if (menu?.contains(document.activeElement)) button?.focus({ preventScroll: true })
      onOpenChange(false)
    }
    // A click on the button is not an outside click.
    button.popoverTargetElement = menu
    menu.addEventListener('beforetoggle', follow)
    return () => menu.removeEventListener('beforetoggle', follow)
  }, [anchor, onOpenChange])

  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    if (!isOpen) {
      // After the cleanup below has hidden the menu, React returns the focus to the entry that had it.
      if (menu.contains(document.activeElement)) anchor.current?.focus({ preventScroll: true })
      return
    }
    isClosing.current = false
    menu.showPopover()
    const entries = listEntries(menu)
    const target = { first: entries[0], last: entries.at(-1), menu }[firstFocus] ?? menu
    target.focus({ preventScroll: true })
    return () => {
      // Chrome warns if a popover that is being closed is closed again.
      if (!isClosing.current) menu.hidePopover()
    }
  }, [anchor, isOpen, firstFocus])

  return ref
}

/** Moves the focus with the pointer, so that only one entry is highlighted. */
function focusUnder({ currentTarget, target, type }: PointerEvent<HTMLElement>) {
  const entry =
    type === 'pointermove' && (target as Element).closest<HTMLElement>('[role^="menuitem"]')
  const next = entry || currentTarget
  if (next !== document.activeElement) next.focus({ preventScroll: true })
}
