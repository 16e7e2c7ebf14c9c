import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveNote, useTabNote } from './tab-note'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const read = () => renderHook(() => useTabNote('deleted'), { wrapper: StrictMode }).result.current

it('is read once', () => {
  leaveNote('deleted', 'true')
  expect(read()).toBe('true')
  expect(read()).toBeNull()
})

it('is missing where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear() {} })
  leaveNote('deleted', 'true')
  expect(read()).toBeNull()
})
