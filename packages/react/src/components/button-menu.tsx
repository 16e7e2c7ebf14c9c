import { Menu } from '@base-ui/react/menu'
import { type ReactNode, type RefObject, useCallback } from 'react'
import { useMessages } from '../messages/use-messages'
import { Scope } from '../ui/scope'
import { focusEntry, type MenuFocus } from './menu-focus'

/** What `useMenuButton` gives a menu. */
export interface ButtonMenuState {
  id: string
  /** The button the menu belongs to. */
  anchor: RefObject<HTMLButtonElement | null>
  firstFocus: MenuFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Props of {@link ButtonMenu}. */
export interface ButtonMenuProps extends ButtonMenuState {
  label: string
  /** Which edge of the button it stands at. @default 'end' */
  align?: 'start' | 'end'
  /** What went wrong with an entry, announced. */
  failure: string | null
  /** The entries. */
  children: ReactNode
}

/** The menu of a button, above everything else of the page. */
export function ButtonMenu(props: ButtonMenuProps) {
  const { id, anchor, firstFocus, isOpen, onOpenChange, label, align = 'end' } = props
  const { failure, children } = props
  const { lang } = useMessages()
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
            align={align}
            sideOffset={8}
            className="stack-menu__layer"
          >
            <Menu.Popup
              id={id}
              ref={focusFirst}
              className="stack-menu"
              aria-label={label}
              finalFocus={anchor}
            >
              {children}
            </Menu.Popup>
          </Menu.Positioner>
        </Scope>
      </Menu.Portal>
    </Menu.Root>
  )
}
