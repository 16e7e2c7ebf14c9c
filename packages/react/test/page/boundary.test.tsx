import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Boundary, type Failed } from '../../src/page/boundary'
import { PageBoundary } from '../../src/page/page-boundary'
import { createApp, hushErrors, show } from '../harness'

let errors = 0

function Broken(): never {
  errors += 1
  throw new Error(`error ${errors}`)
}

it('renders its content once per retry if that always throws another error', async () => {
  hushErrors()
  let retries = 0
  const renderFailed = ({ error, retry }: Failed) => {
    const run = () => retry().finally(() => (retries += 1))
    return (
      <button type="button" onClick={run}>
        {String(error)}
      </button>
    )
  }
  await show(
    <Boundary renderFailed={renderFailed}>
      <Broken />
    </Boundary>,
    createApp(),
  )
  const first = errors
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(retries).toBe(1))
  // React renders a component that throws more than once.
  expect(errors).toBeLessThanOrEqual(2 * first)
  expect(screen.getByRole('button')).toHaveTextContent(`error ${errors}`)
})

it('keeps the focus when the user returns to a page whose error is not that of a read', async () => {
  hushErrors()
  await show(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
    createApp(),
  )
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  const before = errors
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(errors).toBe(before)
  expect(button).toHaveFocus()
})
