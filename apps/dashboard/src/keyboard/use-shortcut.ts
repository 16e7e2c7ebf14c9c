import { useEffect, useEffectEvent } from 'react'

/** Calls a function when a key is pressed outside of fields, menus and dialogs. */
export function useShortcut(key: string, run: () => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
    const isInOtherControl =
      event.target instanceof Element &&
      event.target.closest('input, select, textarea, [role=menu]')
    if (isInOtherControl || document.querySelector('dialog[open]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
