import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignIn } from '../../src/index'
import { crash, except, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  type Fetch,
  password,
  service,
  show,
} from '../harness'

const endpoint = '/auth/password/sign-in'

/** Opens the sign-in page of an app that retries, with the wait of a slow service. */
async function open(fetch: Fetch) {
  const { app, visits } = createApp({ fetch, retry: { baseDelayMs: 60_000 }, random: () => 0.5 })
  await show(<SignIn />, { app })
  return { visits }
}

async function fill(email: string) {
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(await screen.findByLabelText('Password'), password)
  return { submit: screen.getByRole('button', { name: 'Sign in' }) }
}

async function submit(email: string) {
  const form = await fill(email)
  await userEvent.click(form.submit)
}

/** Stops the clock of timers: what is seen from then on has waited for none. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

/** Lets a text appear while the clock stands, for at most 30 s of the machine. */
async function expectWithoutWait(text: string) {
  const end = Date.now() + 30_000
  while (!screen.queryByText(text) && Date.now() < end) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  }
  expect(screen.getByText(text)).toBeVisible()
}

const forever = () => new Promise<Response>(() => {})

afterEach(() => {
  vi.useRealTimers()
})

describe('a sign-in without a connection', () => {
  // The limits are 300 ms and 2 s: no timer may be between the failure and its message.
  it.each([
    { title: 'You’re offline', onLine: false },
    { title: 'We can’t reach the server', onLine: true },
  ])('reports "$title" at the first failure, without a wait', async ({ title, onLine }) => {
    await open(except(endpoint, unreachable))
    const form = await fill('ada@example.com')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    stopClock()
    fireEvent.click(form.submit)
    await expectWithoutWait(title)
  })

  it('reports without a wait that the page cannot reach the server', async () => {
    stopClock()
    const { app } = createApp({
      fetch: except('/projects/current', unreachable),
      retry: { baseDelayMs: 60_000 },
    })
    await show(<SignIn />, { app })
    await expectWithoutWait('We can’t reach the server')
  })
})

describe('a sign-in that hangs', () => {
  const slow = 'This is taking longer than usual.'

  it('tells after 2 s that it takes long, instead of the error of the last attempt', async () => {
    let respond = crash
    await open(except(endpoint, () => respond()))
    await submit('ada@example.com')
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    respond = forever
    stopClock()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.queryByText('Something went wrong')).toBeNull()
    act(() => void vi.advanceTimersByTime(1999))
    expect(screen.queryByText(slow)).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText(slow)).toHaveRole('status')
    expect(screen.getByText(slow)).not.toHaveClass('stack-visually-hidden')
    vi.useRealTimers()
    await expectAccessible()
  })
})

describe('a sign-in that is being retried', () => {
  it('reports that the device is offline before it gives up, and goes on when it is online', async () => {
    const { email } = await createSignedInApp()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { visits } = await open(
      except(endpoint, (request) => (navigator.onLine ? service(request) : unreachable())),
    )
    isOnline.mockReturnValue(false)
    await submit(email)
    expect(await screen.findByText('You’re offline')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    await expectAccessible()
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('counts down to the next attempt when the service asks to wait', async () => {
    const busy = new Response('slow down', { status: 429, headers: { 'retry-after': '8' } })
    await open(except(endpoint, async () => busy.clone()))
    await submit('ada@example.com')
    expect(await screen.findByText('Too many attempts')).toBeVisible()
    expect(screen.getAllByText('Trying again in 60 seconds.')).not.toHaveLength(0)
  })

  it('counts down to the time at which the user can try again after a long wait', async () => {
    const busy = new Response('slow down', { status: 429, headers: { 'retry-after': '3600' } })
    await open(except(endpoint, async () => busy.clone()))
    await submit('ada@example.com')
    expect(await screen.findAllByText('Try again in 60 minutes.')).not.toHaveLength(0)
    expect(screen.getByLabelText('Password')).toHaveValue(password)
  })
})

describe('a page that is being loaded again', () => {
  it('reports at the first failure that the service cannot be reached', async () => {
    let isDown = true
    const { app } = createApp({
      fetch: except('/projects/current', (request) => (isDown ? unreachable() : service(request))),
      retry: { baseDelayMs: 400 },
    })
    await show(<SignIn />, { app })
    const reason = await screen.findByText('We can’t reach the server')
    expect(reason.closest('[role=status]')).toHaveTextContent('We’re still trying.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expectAccessible()
    isDown = false
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })
  it('says so once, also to a visitor who submits the address early', async () => {
    const title = 'We can’t reach the server'
    // The notices of forms are loaded with the first of them.
    await open(except(endpoint, unreachable))
    await submit('ada@example.com')
    expect(await screen.findByText(title)).toBeVisible()
    cleanup()
    localStorage.clear()
    await open(except('/projects/current', unreachable))
    const user = userEvent.setup({ delay: null })
    expect(await screen.findByText(title)).toBeVisible()
    // The field has kept the address.
    await user.type(screen.getByLabelText('Email'), '{Enter}')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByText(title)).toHaveLength(1)
    await expectAccessible()
  })
})
