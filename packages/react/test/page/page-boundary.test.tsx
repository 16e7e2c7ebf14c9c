import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SignIn } from '../../src/index'
import { crash, except } from '../faults'
import { createApp, expectAccessible, hushErrors, service, show } from '../harness'

// As without a connection, or after a deployment that removed old files.
vi.mock('../../src/page/failure-card', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

/** A sign-in page whose project cannot be loaded until the fault is fixed. */
async function showFailing() {
  hushErrors()
  let isFaulty = true
  let count = 0
  const { app } = createApp({
    fetch: except('/projects/current', (request) => {
      count += 1
      return isFaulty ? crash() : service(request)
    }),
  })
  await show(<SignIn />, { app })
  return {
    /** Number of requests. */
    count: () => count,
    mend() {
      isFaulty = false
    },
  }
}

const email = () => screen.findByRole('textbox', { name: 'Email' })
const retry = () => screen.findByRole('button', { name: 'Try again' })

describe('a page that fails when the chunk of the error page cannot be loaded', () => {
  it('shows a plain message, and can be retried', async () => {
    const { mend } = await showFailing()
    expect(await screen.findByRole('heading', { name: 'We can’t reach the server' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('try again in a moment.')
    await expectAccessible()
    const user = userEvent.setup({ delay: null })
    const first = await retry()
    await user.click(first)
    if (first.isConnected) await waitForElementToBeRemoved(first)
    expect(await retry()).toBeVisible()
    mend()
    await user.click(await retry())
    expect(await email()).toBeVisible()
  })

  it('reports an offline device, and retries once it is online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { mend } = await showFailing()
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
    mend()
    window.dispatchEvent(new Event('online'))
    expect(await email()).toBeVisible()
  })

  it.each([
    ['focuses the window', () => window.dispatchEvent(new Event('focus'))],
    [
      'shows the page',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('retries when the user %s again', async (_, comeBack) => {
    const { mend } = await showFailing()
    expect(await retry()).toBeVisible()
    mend()
    comeBack()
    expect(await email()).toBeVisible()
  })

  it('does not retry while the page is hidden, nor twice for one return', async () => {
    const { count } = await showFailing()
    expect(await retry()).toBeVisible()
    const before = count()
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(count()).toBe(before)
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(count()).toBe(before + 1), { timeout: 20_000 })
    expect(await retry()).toBeVisible()
    expect(count()).toBe(before + 1)
  })
})
