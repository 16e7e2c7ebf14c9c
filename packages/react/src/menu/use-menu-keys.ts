import { type KeyboardEvent, useRef } from 'react'
import { findStep, findTyped } from './menu-keys'

/** Returns the entries of a menu in order. */
export function listEntries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** Maximum pause between letters of a search, in milliseconds. */
const typingPauseMs = 500

/**
 * Returns an `onKeyDown` handler: arrows, Home, End and the first letters of an entry move the
 * focus.
 */
export function useMenuKeys() {
  const typed = useRef({ text: '', at: 0 })

  function findTarget(event: KeyboardEvent<HTMLElement>, entries: HTMLElement[]) {
    const { key, timeStamp } = event
    const index = entries.indexOf(document.activeElement as HTMLElement)
    const isPause = timeStamp - typed.current.at > typingPauseMs
    // A space presses the entry, but is part of a search between letters.
    if (key.length > 1 || (key === ' ' && isPause)) return findStep(key, index, entries.length)
    const text = isPause ? key : typed.current.text + key
    typed.current = { text, at: timeStamp }
    return findTyped(text, index, entries.map(textOf))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const entries = listEntries(event.currentTarget)
    const target = entries[findTarget(event, entries) ?? -1]
    if (!target) return
    event.preventDefault()
    target.focus()
  }
}

function textOf(entry: HTMLElement): string {
  return entry.querySelector('.stack-menu__text')?.textContent ?? ''
}
