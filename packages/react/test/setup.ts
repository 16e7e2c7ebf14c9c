import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A sign-up on a busy machine takes more than the second that is the default.
configure({ asyncUtilTimeout: 10_000 })

// The cryptography here is Node's, and gives Node's buffers: a browser has only one kind of them.
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// jsdom has no modal dialogs yet; browser stories test what they make inert.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

// Nor popovers: browser stories test their position, and that a press outside closes them.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.style.display = 'block'
}
HTMLElement.prototype.hidePopover ??= function hidePopover() {
  if (this.style.display === 'none') return
  this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
  this.style.display = 'none'
}
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover()
})
