import { NetworkError } from '@app/core'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFailureText } from './use-failure-text'

// Without a connection, the code cannot be loaded either.
vi.mock('../i18n/failure', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it.each([
  { error: new NetworkError('Cannot reach the service.', true, null), text: 'failure.offline' },
  {
    error: new NetworkError('Cannot reach the service.', false, null),
    text: 'failure.unreachable',
  },
  { error: new Error('no'), text: 'failure.unknown' },
])('names $text without the code that describes failures', async ({ error, text }) => {
  const { result } = renderHook(() => useFailureText({ status: 'failed', error }))
  await waitFor(() => expect(result.current).toBe(text))
})
