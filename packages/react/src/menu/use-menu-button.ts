import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Language } from '../i18n/languages'
import { useMessages } from '../i18n/use-messages'
import { useThrow } from '../lib/use-throw'
import { whenIdle } from '../lib/when-idle'

/** Where the focus goes when the menu opens: an entry by keyboard, the menu as a whole by pointer. */
export type MenuFocus = 'first' | 'last' | 'menu'

/**
 * A button whose menu is code of its own, fetched when it is likely to be opened: by a press, or by
 * the arrow keys.
 */
export function useMenuButton(menuCode: (language: Language) => Promise<unknown>) {
  const { language } = useMessages()
  const loadMenu = useCallback(() => menuCode(language), [menuCode, language])
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const throwError = useThrow()
  const [isOpen, setOpen] = useState(false)
  const [firstFocus, setFirstFocus] = useState<MenuFocus>('menu')
  const [hasOpened, setHasOpened] = useState(false)
  const preload = () => void loadMenu()

  useEffect(() => whenIdle(() => void loadMenu()), [loadMenu])

  async function open(focus: MenuFocus) {
    try {
      await loadMenu()
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
    // The browser would toggle the popover by itself.
    event.preventDefault()
    // No press of a pointer counts zero: it was Enter, Space or a screen reader.
    if (isOpen) setOpen(false)
    else void open(event.detail === 0 ? 'first' : 'menu')
  }

  return {
    /** Spread on the button. */
    button: {
      ref: anchor,
      type: 'button' as const,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onKeyDown: openByArrow,
      onClick: openByPress,
    },
    /** For the menu. */
    menu: { id, anchor, firstFocus, isOpen, onOpenChange: setOpen },
    /** Whether there is a menu to draw; closed ones stay, to fade out. */
    hasOpened,
  }
}
