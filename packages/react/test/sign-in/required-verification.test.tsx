import type { ServerApp } from '@app/core/server'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { EmailVerification, SignIn, SignUp, useUser } from '../../src/index'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  newEmail,
  service,
  show,
} from '../harness'
import { findCode, findMail } from '../mailbox'
import { createOwnProject } from '../own-project'

let project: { projectId: string; publishableClientKey: string }
let server: ServerApp<false>
beforeAll(async () => {
  const own = await createOwnProject({ verifiedEmailRequired: true })
  project = own.project
  server = own.server
})
afterAll(() => server.dispose())
afterEach(() => window.history.replaceState(null, '', '/'))

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 30_000 })

function Board() {
  return <p>Board of {useUser({ or: 'redirect' }).primaryEmail}</p>
}

it('leads a user who must verify their address there, and shows the page afterwards', async () => {
  const { app, email, visits } = await createSignedInApp(project)
  await show(<Board />, { app })
  await waitFor(() => expect(visits).toEqual([expect.stringMatching('/email-verification')]))
  expect(screen.queryByText(/Board of/)).toBeNull()
  await app.verifyEmail(await findCode(email))
  expect(await screen.findByText(`Board of ${email}`)).toBeVisible()
})

it.each([
  ['sign-in', SignIn],
  ['sign-up', SignUp],
])('leads a signed-in user from the %s page to the verification, not back', async (_, Page) => {
  const { app, visits } = await createSignedInApp(project)
  window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fboard')
  await show(<Page automaticRedirect />, { app })
  const verification = '/handler/email-verification?after_auth_return_to=%2Fboard'
  await waitFor(() => expect(visits).toEqual([verification]))
})

it('refreshes a token from before the verification, which servers refuse, before it leads back', async () => {
  const { app: former, email } = await createSignedInApp(project)
  const tokens = await (await former.getUser({ or: 'throw' })).currentSession.getTokens()
  await createApp(project).app.verifyEmail(await findCode(email))
  const steps: string[] = []
  const { app } = createApp({
    ...project,
    tokenStore: { accessToken: tokens.accessToken ?? '', refreshToken: tokens.refreshToken ?? '' },
    redirectMethod: { navigate: (to) => void steps.push(to) },
    fetch: (request) => {
      if (request.url.endsWith('/auth/oauth/token')) steps.push('refresh')
      return service(request)
    },
  })
  window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fboard')
  await show(<SignIn automaticRedirect />, { app })
  await waitFor(() => expect(steps).toEqual(['refresh', '/board']))
})

it('says where the link was sent, and goes on once it was opened on another device', async () => {
  const { app, email, visits } = await createSignedInApp(project)
  await show(<EmailVerification searchParams={{ after_auth_return_to: '/board' }} />, { app })
  expect(await heading('Check your email')).toBeVisible()
  expect(screen.getByText(/open the link that we sent to/)).toHaveTextContent(email)
  await expectAccessible()
  expect(visits).toEqual([])
  await createApp(project).app.verifyEmail(await findCode(email))
  expect(await heading('Email verified')).toBeVisible()
  await waitFor(() => expect(visits).not.toHaveLength(0))
})

it('goes on once, even if the user changes while a router loads the next page', async () => {
  const { visits, redirectMethod } = createRouter()
  const { app, email } = await createSignedInApp({ ...project, redirectMethod })
  window.history.replaceState(null, '', '/handler/email-verification?after_auth_return_to=%2Fboard')
  await show(<EmailVerification searchParams={{}} />, { app })
  await heading('Check your email')
  await createApp(project).app.verifyEmail(await findCode(email))
  await waitFor(() => expect(window.location.pathname).toBe('/board'), { timeout: 30_000 })
  const user = await app.getUser({ or: 'throw' })
  await act(() => user.setDisplayName('Ada'))
  expect(await heading('Email verified')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve))
  expect(visits).toEqual(['/board'])
})

it('sends a link to another address, so that a typo can be fixed', async () => {
  const { app } = await createSignedInApp(project)
  await show(<EmailVerification searchParams={{}} />, { app })
  await heading('Check your email')
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  const mended = newEmail()
  await user.clear(await screen.findByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), mended)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await heading('Check your email')).toBeVisible()
  expect(screen.getByText(/open the link that we sent to/)).toHaveTextContent(mended)
  await findMail(mended)
  expect(await app.getUser()).toMatchObject({ primaryEmail: mended })
})

it('asks a user without an address for one', async () => {
  const session = await (await server.createUser()).createSession()
  const tokens = await session.getTokens()
  const { app } = createApp({ ...project, tokenStore: tokens })
  await show(<EmailVerification searchParams={{}} />, { app })
  await heading('Verify your email')
  const user = userEvent.setup({ delay: null })
  const address = newEmail()
  await user.type(screen.getByLabelText('Email'), address)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  await heading('Check your email')
  await app.verifyEmail(await findCode(address))
  expect(await heading('Email verified')).toBeVisible()
})

it('signs out', async () => {
  const { app } = await createSignedInApp(project)
  await show(<EmailVerification searchParams={{}} />, { app })
  await heading('Check your email')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(async () => expect(await app.getUser()).toBeNull())
})
