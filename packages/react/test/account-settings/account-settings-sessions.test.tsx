import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { crash, except, unreachable } from '../faults'
import { createApp, expectAccessible, hushErrors, password, service, wholeText } from '../harness'
import { openSection } from './account-settings'

const dialog = async () => within(await screen.findByRole('alertdialog'))
const rows = () => screen.queryAllByText(/^(Active now|Last active|Not active)/)

/** Opens the sessions of a user who signed in on other devices as well. */
async function openSessions(otherDevices: number, fetch = service) {
  const opened = await openSection('profile', { fetch })
  const { email } = opened
  const others = Array.from({ length: otherDevices }, () => createApp().app)
  for (const app of others) await app.signInWithCredential({ email, password, noRedirect: true })
  await opened.user.click(screen.getByRole('link', { name: 'Active sessions' }))
  return opened
}

describe('active sessions', () => {
  it('are listed with device and location', async () => {
    await openSessions(0)
    expect(await screen.findByText('This device')).toBeVisible()
    const use = screen.getByText(wholeText(/^Active now · Signed in /))
    expect(use).toBeVisible()
    // No line breaks in the date and its time.
    expect(use.textContent).toMatch(
      /Signed in \w+\u00a0\d+,\u00a0\d+,\u00a0\d+:\d\d[\u00a0\u202f][AP]M$/,
    )
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it.each([
    [
      { ip: '203.0.113.7', cityName: 'Berlin' },
      'Safari (iOS)',
      'Safari on iOS',
      /^Berlin · 203\.0\.113\.7 · Active now/,
    ],
    [{ ip: '203.0.113.7', cityName: 'Berlin' }, undefined, 'Berlin · 203.0.113.7', /^Active now/],
    [{ ip: '203.0.113.7' }, undefined, '203.0.113.7', /^Active now/],
    [undefined, 'Safari (iOS)', 'Safari on iOS', /^Active now/],
    [undefined, 'curl', 'curl', /^Active now/],
    [undefined, undefined, 'Unknown location', /^Active now/],
  ])('at %j in %j are named %s', async (geoInfo, browser, title, details) => {
    await openSessions(0, async (request) => {
      const response = await service(request)
      if (!request.url.includes('/auth/sessions?')) return response
      const { items } = await response.json()
      const located = items.map((item: object) => ({
        ...item,
        last_used_at_end_user_ip_info: geoInfo,
        browser,
      }))
      return Response.json({ items: located })
    })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(wholeText(details))).toBeVisible()
  })

  it('are revoked one at a time', async () => {
    const { app, user } = await openSessions(1)
    await user.click(await screen.findByRole('button', { name: /^Sign out(?! all)/ }))
    expect(await screen.findByText('Device signed out.')).toHaveRole('status')
    expect(rows()).toHaveLength(1)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus(),
    )
    const left = await (await app.getUser())?.getActiveSessions()
    expect(left?.map(({ isCurrentSession }) => isCurrentSession)).toEqual([true])
  })

  it('are all revoked except the current one, after confirmation', async () => {
    const { app, user } = await openSessions(2)
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }))
    await expectAccessible()
    await user.click((await dialog()).getByRole('button', { name: 'Sign out all others' }))
    expect(await screen.findByText('All other devices were signed out.')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(await app.getUser()).not.toBeNull()
  })

  it('show an error if one cannot be revoked', async () => {
    const fetch = (request: Request) =>
      request.method === 'DELETE' ? unreachable() : service(request)
    const { user } = await openSessions(1, fetch)
    await user.click(await screen.findByRole('button', { name: /^Sign out(?! all)/ }))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(rows()).toHaveLength(2)
  })

  it('show an error if they cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isFaulty = true
    const { user } = await openSessions(0, (request) =>
      isFaulty && request.url.includes('/auth/sessions') ? crash() : service(request),
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isFaulty = false
    await user.click(retry)
    expect(await screen.findByText('This device')).toBeVisible()
  })
})

describe('signing out and deleting', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('signs out', async () => {
    const { user, visits, app } = await openSection('settings')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(visits).toContain('/'))
    expect(await app.getUser()).toBeNull()
  })

  it('deletes the account after its name is typed', async () => {
    const { user, email } = await openSection('settings')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await expectAccessible()
    const field = (await dialog()).getByLabelText(`Type ${email} to confirm`)
    const confirm = (await dialog()).getByRole('button', { name: 'Delete account' })
    await user.click(confirm)
    expect(field).toHaveAccessibleDescription(`Type ${email} exactly.`)
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, email)
    await user.click(confirm)
    await screen.findByRole('alertdialog', { name: 'Your account has been deleted' })
    const signIn = await createApp().app.signInWithCredential({ email, password })
    expect(signIn.status).toBe('error')
  })

  it('says that the account was deleted, then leads home', async () => {
    const { user, visits, email } = await openSection('settings')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.type((await dialog()).getByLabelText(/^Type/), `${email}{Enter}`)
    const notice = { name: 'Your account has been deleted' }
    expect(await screen.findByRole('alertdialog', notice)).toBeVisible()
    await expectAccessible()
    expect(visits).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits[0]).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('lets users read that for as long as they want', async () => {
    const { user, visits, email } = await openSection('settings')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const field = (await dialog()).getByLabelText(/^Type/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.type(field, `${email}{Enter}`)
    const notice = { name: 'Your account has been deleted' }
    await screen.findByRole('alertdialog', notice)
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)))
    expect(screen.getByRole('alertdialog', notice)).toBeVisible()
    expect(visits).toEqual([])
    // The page behind waits as well.
    expect(document.body).not.toHaveTextContent('Something went wrong')
  })

  it('leaves a visitor who goes back to another page there', async () => {
    const { user, visits, email } = await openSection('settings')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.type((await dialog()).getByLabelText(/^Type/), email)
    // As soon as the dialog is in the document.
    const wentBack = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!screen.queryByRole('alertdialog', { name: 'Your account has been deleted' })) return
        observer.disconnect()
        window.history.pushState(null, '', '/cart')
        window.dispatchEvent(new PopStateEvent('popstate'))
        resolve()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await user.keyboard('{Enter}')
    await wentBack
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(visits).toEqual([])
  })

  it('shows an error in the dialog if the account cannot be deleted', async () => {
    const { user, email } = await openSection('settings', {
      fetch: except('/users/me', (request) =>
        request.method === 'DELETE' ? unreachable() : service(request),
      ),
    })
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.type((await dialog()).getByLabelText(/^Type/), `${email}{Enter}`)
    expect(await (await dialog()).findByText('We can’t reach the server')).toBeVisible()
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('offers no deletion if the project disables it', async () => {
    await openSection('settings', {
      fetch: except('/projects/current', async (request) => {
        const project = await (await service(request)).json()
        const config = { ...project.config, client_user_deletion_enabled: false }
        return Response.json({ ...project, config })
      }),
    })
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
  })
})
