/** Where the focus goes when the menu opens: an entry by keyboard, the menu as a whole by pointer. */
export type MenuFocus = 'first' | 'last' | 'menu'

/** Puts the focus on an entry, from where the menu's own arrow keys go on. */
export function focusEntry(menu: HTMLElement | null, focus: MenuFocus): void {
  if (!menu || focus === 'menu') return
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const entry = focus === 'first' ? entries[0] : entries.at(-1)
  // After the entries have registered themselves; not yet in place, so nothing may scroll to it.
  queueMicrotask(() => entry?.focus({ preventScroll: true }))
}
