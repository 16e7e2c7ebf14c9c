import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadOnce } from './load-once'
import { retryRead } from './retries'
import { usePromiseStatus } from './use-promise-status'

function Status({ load }: { load: (key: string) => Promise<void> }) {
  return usePromiseStatus(load('page'))
}

it('follows the load that replaces a failed one', async () => {
  const loads: { resolve: () => void; reject: (error: Error) => void }[] = []
  const load = loadOnce(
    () => new Promise<void>((resolve, reject) => void loads.push({ resolve, reject })),
  )
  load('page').catch(retryRead)
  await act(async () => render(<Status load={load} />))
  expect(screen.getByText('pending')).toBeVisible()
  await act(async () => loads[0]?.reject(new Error('The file is not there.')))
  expect(screen.getByText('pending')).toBeVisible()
  await act(async () => loads[1]?.resolve())
  expect(screen.getByText('fulfilled')).toBeVisible()
})
