import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useHash } from './use-hash'

function Fragment() {
  return <output>{JSON.stringify(useHash())}</output>
}

/** Changes the fragment without an event, as `replaceState` does. */
function setHash(hash: string): void {
  window.history.replaceState(null, '', hash || window.location.pathname)
}

afterEach(() => {
  setHash('')
  vi.restoreAllMocks()
})

it('follows hashchange alone, where links cause no popstate, without polling', () => {
  const polled = vi.spyOn(window, 'setInterval')
  setHash('#profile')
  const { unmount } = render(<Fragment />)
  expect(screen.getByRole('status').textContent).toBe('"profile"')
  setHash('#team-a%20b')
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(screen.getByRole('status').textContent).toBe('"team-a b"')
  expect(polled).not.toHaveBeenCalled()
  const removed = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(removed.mock.calls.map(([type]) => type)).toContain('hashchange')
})

it('reads a fragment that is not percent-encoded as it is', () => {
  setHash('#%')
  render(<Fragment />)
  expect(screen.getByRole('status').textContent).toBe('"%"')
})

it('is unknown on a server', () => {
  expect(renderToString(<Fragment />)).toBe('<output>null</output>')
})
