import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode, Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppProvider, retryRead, useUser } from '../../src/index'
import { crash, except, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  service,
  show,
} from '../harness'

beforeEach(() => void hushErrors())

function Greeting() {
  const user = useUser()
  return <p>Hello, {user ? user.primaryEmail : 'stranger'}</p>
}

function Anonymous() {
  return <p>{useUser({ or: 'anonymous' }).isAnonymous && 'Anonymous'}</p>
}

/** An app without its own boundary. */
const plainApp = (
  <>
    <header>The app</header>
    <Suspense fallback="Wait">
      <Greeting />
    </Suspense>
  </>
)

/** Shows an app with a signed-in user whose reads fail until the fault is fixed. */
async function showFailing(respond: (request: Request) => Promise<Response>) {
  let isFaulty = false
  const fetch = except('/users/me', (request) => (isFaulty ? respond(request) : service(request)))
  const { app, email } = await createSignedInApp({ fetch })
  isFaulty = true
  await show(plainApp, { app, lang: 'de' })
  return {
    email,
    mend() {
      isFaulty = false
    },
  }
}

describe('an app whose hook failed to fetch', () => {
  it('shows an error instead of a blank page, and continues after a successful retry', async () => {
    const { email, mend } = await showFailing(crash)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Etwas ist schiefgegangen',
    )
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'de')
    expect(screen.getByText('7k2mq4x9r5t1w8yz')).toBeVisible()
    await expectAccessible()
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByText(`Hello, ${email}`)).toBeVisible()
    expect(screen.getByText('The app')).toBeVisible()
  })

  it('continues by itself once it is online again', async () => {
    const { email, mend } = await showFailing(unreachable)
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    mend()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText(`Hello, ${email}`)).toBeVisible()
  })

  it('signs an anonymous user up after a retry', async () => {
    let isFaulty = true
    const respond = (request: Request) => (isFaulty ? crash() : service(request))
    const { app } = createApp({ fetch: except('/auth/anonymous/sign-up', respond) })
    const content = (
      <Suspense fallback="Wait">
        <Anonymous />
      </Suspense>
    )
    await show(content, { app })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isFaulty = false
    await userEvent.click(retry)
    expect(await screen.findByText('Anonymous')).toBeVisible()
  })
})

class OwnBoundary extends Component<{ children: ReactNode }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const retry = async () => {
      await retryRead(error).then(
        () => this.setState({ error: null }),
        (next) => this.setState({ error: next }),
      )
    }
    return (
      <button type="button" onClick={() => void retry()}>
        Ours: {error.message}
      </button>
    )
  }
}

function Faulty(): ReactNode {
  throw new Error('A fault of the app')
}

function Member() {
  return <p>{useUser({ or: 'throw' }).id}</p>
}

describe('errors other than those of a read', () => {
  it.each([
    ['of the app itself', <Faulty key="f" />, 'A fault of the app'],
    ['of a component that requires a user', <Member key="m" />, /signed in/i],
  ])('%s reach the boundary around the provider', async (_, content, message) => {
    const { app } = createApp()
    await act(async () =>
      render(
        <OwnBoundary>
          <AppProvider app={app}>
            <Suspense fallback="Wait">{content}</Suspense>
          </AppProvider>
        </OwnBoundary>,
      ),
    )
    expect(await screen.findByText(/^Ours: /)).toHaveTextContent(message)
  })

  it('of a read reach a nearer boundary of the app, which can retry it', async () => {
    let isFaulty = true
    const fetch = except('/users/me', (request) => (isFaulty ? crash() : service(request)))
    const { app, email } = await createSignedInApp({ fetch })
    await show(
      <OwnBoundary>
        <Suspense fallback="Wait">
          <Greeting />
        </Suspense>
      </OwnBoundary>,
      { app },
    )
    const retry = await screen.findByRole('button', { name: /^Ours: .*failed with status 500/ })
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: /^Ours: / })).toBeVisible()
    isFaulty = false
    await userEvent.click(screen.getByRole('button', { name: /^Ours: / }))
    expect(await screen.findByText(`Hello, ${email}`)).toBeVisible()
  })
})
