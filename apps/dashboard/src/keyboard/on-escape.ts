import type { KeyboardEvent } from 'react'

/**
 * Returns a handler of keys that closes a form within a page on Escape. A search field with a text is emptied first, which
 * browsers do themselves.
 */
export function onEscape(close: (() => void) | undefined) {
  return ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    const isSearch = target instanceof HTMLInputElement && target.type === 'search'
    if (!isSearch || target.value === '') close?.()
  }
}
