import type { ClientApp } from '@app/core'
import { ServerApp } from '@app/core/server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { Handler, useUser } from '../../../src/index'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  newEmail,
  service,
  show,
  wholeText,
} from '../../harness'

const zeros = '0'.repeat(41)

/** Creates a user and a link to sign in as them, by the app's server. */
async function createLink({ displayName = 'Ada' }: { displayName?: string } = {}) {
  const server = new ServerApp<false>({
    baseUrl: inject('serviceUrl'),
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: `pck_dem0${zeros}`,
    secretServerKey: `ssk_dem0${zeros}`,
    tokenStore: null,
    fetch: service,
  })
  const primaryEmail = newEmail()
  const user = await server.createUser({ displayName, primaryEmail, password: 'correct horse' })
  const { url } = await user.createImpersonationLink({
    callbackUrl: 'http://localhost:5173/handler/impersonate',
  })
  const { pathname, search } = new URL(url)
  return { user, primaryEmail, location: pathname + search }
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const bar = (name = 'You’re signed in as Ada.') => screen.findByRole('region', { name })
const start = () => screen.findByRole('button', { name: 'Sign in' })

async function impersonate(app: ClientApp<true>) {
  const { location } = await createLink()
  const { unmount } = await show(<Handler location={location} />, { app })
  await userEvent.click(await start())
  await bar()
  unmount()
}

function Greeting() {
  return (
    <Suspense fallback={null}>
      <UserGreeting />
    </Suspense>
  )
}

function UserGreeting() {
  const user = useUser()
  return <p>{user ? `Hello, ${user.displayName}` : 'Signed out'}</p>
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('the page of an impersonation link', () => {
  it('names the user and the project, and signs in after a click', async () => {
    const { primaryEmail, location } = await createLink()
    const { app, visits } = createApp()
    await show(<Handler location={location} />, { app })
    expect(await heading('Sign in as Ada?')).toBeVisible()
    expect(screen.getByText(wholeText(primaryEmail))).toBeVisible()
    expect(screen.getByText(/You’ll use Demo as this user/)).toBeVisible()
    expect(screen.queryByText(/You’ll be signed out/)).not.toBeInTheDocument()
    expect(await app.getUser()).toBeNull()
    await expectAccessible()
    await userEvent.click(await start())
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser({ or: 'throw' })).isImpersonation).toBe(true)
  })

  it('says whose session it replaces', async () => {
    const { location } = await createLink()
    const { app, email } = await createSignedInApp()
    await show(<Handler location={location} />, { app })
    expect(
      await screen.findByText(new RegExp(`signed out as ${email}.*private window`)),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect((await app.getUser({ or: 'throw' })).isImpersonation).toBe(false)
  })

  it('says that a link was used, and what to do', async () => {
    const { location } = await createLink()
    const { app } = createApp()
    const shown = await show(<Handler location={location} />, { app })
    await userEvent.click(await start())
    await bar()
    shown.unmount()
    await show(<Handler location={location} />, { app: createApp().app })
    expect(await heading('This link has already been used')).toBeVisible()
    expect(screen.getByText(/Create a new link/)).toBeVisible()
    await expectAccessible()
  })

  it.each(['/handler/impersonate', `/handler/impersonate?code=${'0'.repeat(45)}`])(
    'explains the broken link %s',
    async (location) => {
      await show(<Handler location={location} />, { app: createApp().app })
      expect(await heading('This link doesn’t work')).toBeVisible()
    },
  )
})

describe('the bar of an impersonation', () => {
  it('is on every page, with room for it, until the session is ended there', async () => {
    const { app } = createApp()
    await impersonate(app)
    await show(<Greeting />, { app })
    await bar()
    await expectAccessible()
    const { body, documentElement } = document
    expect(body.style.paddingBlockEnd).not.toBe('')
    expect(documentElement.style.getPropertyValue('--stack-bar-height')).not.toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'End session' }))
    expect(await screen.findByText('Signed out')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
    expect(body.style.paddingBlockEnd).toBe('')
    expect(documentElement.style.getPropertyValue('--stack-bar-height')).toBe('')
  })

  it('is not there for a user who signed in themselves', async () => {
    const { app } = await createSignedInApp()
    await show(<Greeting />, { app })
    expect(await screen.findByText('Hello, null')).toBeVisible()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('is in the language of the page', async () => {
    const { app } = createApp()
    await impersonate(app)
    await show(<Greeting />, { app, lang: 'de-DE' })
    expect(await bar('Sie sind als Ada angemeldet.')).toHaveAttribute('lang', 'de-DE')
  })
})

it('a change of a sign-in method is refused with a reason, without a re-authentication', async () => {
  const { app } = createApp()
  await impersonate(app)
  await show(<Handler location="/handler/account-settings#auth" />, { app })
  window.location.hash = '#auth'
  const [add] = await screen.findAllByRole('button', { name: 'Add email address' })
  await userEvent.click(add as HTMLElement)
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email' }),
    'x@example.com{Enter}',
  )
  expect(await screen.findByText(/Only the user can do this/)).toBeVisible()
})
