import '@testing-library/jest-dom/vitest'
import { type Config, cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { allResponded } from './running-requests'

// The default of a second is too short on a busy machine.
configure({
  asyncUtilTimeout: 120_000,
  getElementError: shortenAttempts(getConfig().getElementError),
})

/**
 * Prints the document only into the error that a test ends with, not into that of each attempt of `findBy…` and
 * `waitFor`: decision 012 has the time it takes.
 */
function shortenAttempts(original: Config['getElementError']): Config['getElementError'] {
  // Files share a process, and each evaluates this file.
  if (original.name === 'shortened') return original
  return function shortened(message, container) {
    const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    // Without a message, it prints an element for another error.
    if (!isAttempt || message === null) return original(message, container)
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
  }
}

// Node's cryptography returns Node's buffers, while a browser has only one kind of them.
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor

afterEach(async () => {
  cleanup()
  // A late response would store something in the next test.
  await allResponded()
  // Each test is a first visit. Files share processes, and so this document.
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

// Without it, code waits two seconds for an idle page, as in Safari. A task of its own, as in browsers.
window.requestIdleCallback ??= (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
window.cancelIdleCallback ??= (handle) => clearTimeout(handle)

// jsdom has no modal dialogs; browser tests cover inertness.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

// Nor popovers; browser tests cover their position, and closing on an outside click.
if (!HTMLElement.prototype.showPopover) {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (this.style.display === 'none') return
    this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
    this.style.display = 'none'
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover()
  })
}
