import { useSyncExternalStore } from 'react'

/** Light or dark. */
export type ColorMode = 'light' | 'dark'

const key = 'color-mode'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** Switches between light and dark, and stores the choice for the next visit. */
export function toggleColorMode(): void {
  localStorage.setItem(key, readColorMode() === 'dark' ? 'light' : 'dark')
  applyColorMode()
  for (const listener of listeners) listener()
}

/** Returns the chosen color mode, or else that of the system. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readColorMode)
}

/** Sets the chosen color mode for all styles of the page, those of the SDK included. */
export function applyColorMode(): void {
  const chosen = localStorage.getItem(key)
  if (chosen) document.documentElement.dataset.colorMode = chosen
}

function readColorMode(): ColorMode {
  const chosen = localStorage.getItem(key)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return system.matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
