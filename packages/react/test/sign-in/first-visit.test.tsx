import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Handler, SignIn } from '../../src/index'
import { createGate, except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  expectAccessible,
  type Fetch,
  hushErrors,
  newEmail,
  service,
  show,
} from '../harness'

const email = () => screen.getByLabelText('Email')
const signIn = () => screen.getByRole('button', { name: 'Sign in' })

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

/** Opens the sign-in page with a service that holds the project back. */
async function openEarly(respond: Fetch = service) {
  const gate = createGate()
  const { app } = createApp({
    async fetch(request) {
      if (request.url.includes('/projects/')) await gate.opened
      return respond(request)
    },
  })
  await show(<Handler />, { app })
  await screen.findByLabelText('Email')
  return { app, gate, user: userEvent.setup({ delay: null }) }
}

/** Visits the sign-in page until the project is known and stored. */
async function visitOnce(fetch: Fetch = service): Promise<void> {
  const { app } = createApp({ fetch })
  await show(<Handler />, { app })
  await screen.findByRole('heading', { name: 'Sign in to Demo' })
  await waitFor(() => expect(localStorage.length).toBe(1))
  cleanup()
}

const changed = (config: object, fetch = service): Fetch => withConfig(config, fetch)

describe('the first visit of the sign-in page', () => {
  it('takes the email address before the project is known, and nothing else', async () => {
    await openEarly()
    expect(screen.getAllByRole('textbox')).toEqual([email()])
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button')).toEqual([signIn()])
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    await expectAccessible()
  })

  it('keeps field, text and focus when the project arrives', async () => {
    const { gate, user } = await openEarly()
    const field = email()
    const address = newEmail()
    await user.type(field, address)
    gate.open()
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(email()).toBe(field)
    expect(field).toHaveValue(address)
    expect(field).toHaveFocus()
    await expectAccessible()
  })

  it('shows methods that arrive later below the form', async () => {
    const { gate } = await openEarly()
    gate.open()
    const google = await screen.findByRole('button', { name: 'Sign in with Google' })
    const order = email().compareDocumentPosition(google)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('goes on to the password when the address is submitted early', async () => {
    const { gate, user } = await openEarly()
    await user.type(email(), `${newEmail()}{Enter}`)
    expect(signIn()).toHaveAttribute('aria-busy', 'true')
    gate.open()
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(signIn()).not.toHaveAttribute('aria-busy')
    expect(screen.queryByText('Enter your password.')).not.toBeInTheDocument()
  })

  it('checks an address that is submitted early', async () => {
    const { gate, user } = await openEarly()
    await user.click(signIn())
    expect(email()).toHaveAccessibleDescription('Enter your email address.')
    gate.open()
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  it('offers what the project has when it has no passwords', async () => {
    const { gate, user } = await openEarly(
      changed({ credential_enabled: false, magic_link_enabled: true }),
    )
    const address = newEmail()
    await user.type(email(), address)
    gate.open()
    expect(await screen.findByRole('button', { name: 'Email me a code' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
    expect(email()).toHaveValue(address)
  })

  it('takes the address away again when the project has no use for it', async () => {
    const { gate } = await openEarly(
      changed({ credential_enabled: false, magic_link_enabled: false }),
    )
    gate.open()
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })

  it('keeps the room of a link that does not come', async () => {
    const { gate } = await openEarly(changed({ sign_up_enabled: false }))
    gate.open()
    expect(await screen.findByRole('heading', { name: 'Sign in to Demo' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
    expect(screen.getByText('Don’t have an account? Sign up').closest('p')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  })

  it('asks for the project once', async () => {
    const requests: string[] = []
    await visitOnce((request) => {
      requests.push(new URL(request.url).pathname)
      return service(request)
    })
    expect(requests).toEqual(['/api/v1/projects/current'])
  })
})

describe('a later visit of the sign-in page', () => {
  it('is complete before the service responds', async () => {
    await visitOnce()
    const never = new Promise<Response>(() => {})
    const { app } = createApp({ fetch: () => never })
    await show(<Handler />, { app })
    expect(await screen.findByRole('heading', { name: 'Sign in to Demo' })).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
    const google = screen.getByRole('button', { name: 'Sign in with Google' })
    const order = email().compareDocumentPosition(google)
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    await expectAccessible()
  })

  it('removes a method that was turned off, and keeps what was typed', async () => {
    await visitOnce()
    const gate = createGate()
    const withoutPasswords: Fetch = async (request) => {
      await gate.opened
      const project = await (await service(request)).json()
      const config = { ...project.config, credential_enabled: false, magic_link_enabled: true }
      return Response.json({ ...project, config })
    }
    const { app } = createApp({ fetch: withoutPasswords })
    await show(<Handler />, { app })
    const address = newEmail()
    await userEvent.setup({ delay: null }).type(await screen.findByLabelText('Email'), address)
    expect(screen.getByLabelText('Password')).toBeVisible()
    gate.open()
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
    expect(email()).toHaveValue(address)
  })

  it('asks another server for the project as the contract has it', async () => {
    const requests: string[] = []
    const other: Fetch = async (request) => {
      requests.push(new URL(request.url).pathname)
      const response = await service(request)
      const headers = new Headers(response.headers)
      headers.delete('x-stack-public-project')
      return new Response(await response.text(), { status: response.status, headers })
    }
    await visitOnce(other)
    await visitOnce(other)
    expect(requests).toEqual(['/api/v1/projects/current', '/api/v1/projects/current'])
  })

  it('works while the service cannot be reached', async () => {
    await visitOnce()
    const { app } = createApp({ fetch: unreachable })
    await show(<SignIn />, { app })
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  it('says so when the service refuses the app by now', async () => {
    hushErrors()
    await visitOnce()
    const refused = refusing('/projects/current', 'INVALID_PUBLISHABLE_CLIENT_KEY', 401, {
      project_id: 'x',
    })
    const gone = except('/projects/current', refused, async () => new Response('', { status: 404 }))
    const { app } = createApp({ fetch: gone })
    await show(<SignIn />, { app })
    expect(await screen.findByText(/Sign-in isn’t set up correctly/)).toBeVisible()
    expect(localStorage.length).toBe(0)
  })
})
