import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { noteConnecting, useConnectingNote } from './connecting-note'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const read = (userId = 'ada') =>
  renderHook(() => useConnectingNote(userId), { wrapper: StrictMode }).result.current

it('is read once', () => {
  noteConnecting('ada', 'google')
  expect(read()).toBe('google')
  expect(read()).toBeNull()
})

it('is not for another user', () => {
  noteConnecting('ada', 'google')
  expect(read('grace')).toBeNull()
})

it('is missing where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear() {} })
  noteConnecting('ada', 'google')
  expect(read()).toBeNull()
})
