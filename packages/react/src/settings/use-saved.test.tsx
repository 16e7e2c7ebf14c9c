import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSaved } from './use-saved'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Row() {
  const [isSaved, setSaved] = useSaved()
  return (
    <button type="button" onClick={() => setSaved(true)}>
      {isSaved ? 'saved' : 'idle'}
    </button>
  )
}

it('says that a change was saved for three seconds', () => {
  render(<Row />)
  act(() => screen.getByRole('button').click())
  act(() => vi.advanceTimersByTime(2999))
  expect(screen.getByRole('button')).toHaveTextContent('saved')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('button')).toHaveTextContent('idle')
})
