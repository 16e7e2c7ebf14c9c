import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CliAuthConfirm } from '../../../src/index'
import { createGate, except, unreachable } from '../../faults'
import { createApp, createSignedInApp, expectAccessible, service, show } from '../../harness'

const endpoint = '/auth/cli/complete'
const heading = (name: string) => screen.findByRole('heading', { name })
const authorize = () => screen.findByRole('button', { name: 'Authorize' })

/** Starts a program that waits for confirmation. */
async function startProgram() {
  const { app } = createApp()
  let link = ''
  let userCode = ''
  const promptLink = (url: string, code: string) => {
    link = url
    userCode = code
  }
  const result = app.startCliLogin({ appUrl: 'http://localhost:5173', promptLink, pollMs: 10 })
  await vi.waitFor(() => expect(link).not.toBe(''), { timeout: 300_000 })
  return { result, userCode, link: new URL(link) }
}

async function open(query: Record<string, string>, fetch = service) {
  const { app, visits, email } = await createSignedInApp({ fetch })
  await show(<CliAuthConfirm searchParams={query} />, { app })
  return { app, visits, email, user: userEvent.setup({ delay: null }) }
}

/** Opens the page for a waiting program. */
async function openWaiting(fetch: typeof service) {
  const { link } = await startProgram()
  return open(Object.fromEntries(link.searchParams), fetch)
}

const close = vi.fn()
beforeEach(() => {
  close.mockReset()
  vi.spyOn(window, 'close').mockImplementation(close)
  window.history.replaceState(null, '', '/')
})

describe('CliAuthConfirm', () => {
  it('signs a program in as the user after confirmation', async () => {
    const { result, link, userCode } = await startProgram()
    expect(link.pathname).toBe('/handler/cli-auth-confirm')
    const { user, email } = await open(Object.fromEntries(link.searchParams))
    expect(await heading('Authorize access from the command line?')).toBeVisible()
    expect(screen.getByText(/wants to sign in as/)).toHaveTextContent(`as ${email}. Continue only`)
    expect(screen.getByText(/We never send links like this/)).toBeVisible()
    expect(userCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(screen.getByText(userCode)).toBeVisible()
    expect(screen.getByText(/^Requested .* from 127\.0\.0\.1$/)).toBeVisible()
    await expectAccessible()
    await user.click(await authorize())
    expect(await heading('Access authorized')).toBeVisible()
    await expectAccessible()
    expect(await result).toEqual({
      status: 'ok',
      data: { refreshToken: expect.any(String) },
    })
    // No button that closes the tab: browsers refuse to where the user opened it.
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByText(/You can close this window/)).toBeVisible()
  })

  it('authorizes no program when canceled', async () => {
    const { user } = await openWaiting(except(endpoint, unreachable))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await heading('Access denied')).toBeVisible()
    expect(close).toHaveBeenCalledOnce()
    await expectAccessible()
  })

  it('redirects signed-out visitors to sign in and back', async () => {
    window.history.replaceState(null, '', '/handler/cli-auth-confirm?login_code=x')
    const { app, visits } = createApp()
    await show(<CliAuthConfirm />, { app })
    const back = new URLSearchParams({
      after_auth_return_to: '/handler/cli-auth-confirm?login_code=x',
    })
    await waitFor(() => expect(visits).toEqual([`/handler/sign-in?${back}`]))
  })

  it('rejects a link without a code', async () => {
    const { user, visits } = await open({})
    expect(await heading('This link doesn’t work')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('rejects a code that no program waits for', async () => {
    await open({ login_code: 'x'.repeat(45) })
    expect(await heading('This link doesn’t work')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows that the code was used in the meantime, and can be retried', async () => {
    const { link } = await startProgram()
    const query = Object.fromEntries(link.searchParams)
    const { user } = await open(query)
    const other = await createSignedInApp()
    await authorize()
    await other.app.confirmCliLogin(query.login_code ?? '')
    await user.click(await authorize())
    expect(await heading('This link doesn’t work')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Authorize access from the command line?')).toBeVisible()
  })

  it('says that a program that just started did so just now', async () => {
    const details = async (request: Request) => {
      const wire = await (await service(request)).json()
      return Response.json({ ...wire, started_at_millis: Date.now() })
    }
    await openWaiting(except('/auth/cli/complete/details', details))
    expect(await screen.findByText('Requested just now from 127.0.0.1')).toBeVisible()
  })

  it('shows only the code if the service has no details of the program', async () => {
    const { link, userCode } = await startProgram()
    const missing = async () => new Response('Not found.', { status: 404 })
    const query = Object.fromEntries(link.searchParams)
    await open(query, except('/auth/cli/complete/details', missing))
    expect(await screen.findByText(userCode)).toBeVisible()
    expect(screen.queryByText(/^Requested/)).toBeNull()
    expect(await authorize()).toBeVisible()
  })

  it('shows a pending state, and an error in place if the service is unreachable', async () => {
    const gate = createGate()
    const { user } = await openWaiting(
      except(endpoint, async (request) => {
        await gate.pass(request)
        return unreachable()
      }),
    )
    await user.click(await authorize())
    expect(await authorize()).toHaveAttribute('aria-busy', 'true')
    gate.open()
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(await authorize()).not.toHaveAttribute('aria-busy')
  })
})
