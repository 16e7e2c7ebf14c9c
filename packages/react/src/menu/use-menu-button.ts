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

/** Initial focus of a menu: an entry when opened by keyboard, the menu itself by pointer. */
export type MenuFocus = 'first' | 'last' | 'menu'

/**
 * State of a button whose menu is loaded on demand, as soon as opening it is likely. Opens on press
 * and on arrow keys.
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
    // Prevents the browser from toggling the popover.
    event.preventDefault()
    // `detail` is 0 for Enter, Space and screen readers.
    if (isOpen) setOpen(false)
    else void open(event.detail === 0 ? 'first' : 'menu')
  }

  return {
    /** Props of the button. */
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
    /** Props of the menu. */
    menu: { id, anchor, firstFocus, isOpen, onOpenChange: setOpen },
    /** Whether to render the menu; a closed one stays to fade out. */
    hasOpened,
  }
}
