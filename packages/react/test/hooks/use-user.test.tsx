import { ClientApp, type CurrentUser } from '@app/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { AppProvider, type AppProviderProps, useApp, useUser } from '../../src/index'
import { createGate, except, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  type Fetch,
  hushErrors,
  newEmail,
  password,
  service,
  show,
} from '../harness'

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message ?? this.props.children
  }
}

function Greeting(props: Parameters<typeof useUser>[0]) {
  const user = useUser(props)
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {user ? `Hello ${user.displayName ?? user.primaryEmail}` : 'Hello stranger'} {count}
    </button>
  )
}

function Framed(props: Parameters<typeof useUser>[0]) {
  return (
    <Boundary>
      <Suspense fallback="waiting">
        <Greeting {...props} />
      </Suspense>
    </Boundary>
  )
}

function Both() {
  const app = useApp()
  const user = app.useUser({ or: 'throw' })
  return `${user.primaryEmail} in ${app.useProject().displayName}`
}

/** Waits twice: for the user, and for the teams of a click. */
function TeamsOnRequest() {
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {user?.primaryEmail}
      </button>
      {user && isOpen && <Teams user={user} />}
    </>
  )
}

function Teams({ user }: { user: CurrentUser }) {
  return <p>{user.useTeams().length} teams</p>
}

function counting(fetch: Fetch): { fetch: Fetch; paths: string[] } {
  const paths: string[] = []
  return {
    paths,
    fetch: (request) => {
      paths.push(new URL(request.url).pathname)
      return fetch(request)
    },
  }
}

describe('useUser', () => {
  it('sends no request when signed out', async () => {
    const { fetch, paths } = counting(unreachable)
    const { app } = createApp({ fetch })
    await show(<Framed />, { app })
    expect(screen.getByText('Hello stranger 0')).toBeVisible()
    expect(paths).toEqual([])
  })

  it('sends one request for any number of components and renders', async () => {
    const { fetch, paths } = counting(service)
    const { app, email } = await createSignedInApp({ fetch })
    paths.length = 0
    await show(
      <>
        <Framed />
        <Framed />
      </>,
      { app },
    )
    const [first] = await screen.findAllByText(`Hello ${email} 0`)
    act(() => first?.click())
    expect(await screen.findByText(`Hello ${email} 1`)).toBeVisible()
    expect(paths).toEqual(['/api/v1/users/me'])
  })

  it('follows sign-up, change and sign-out without showing the fallback again', async () => {
    const { app } = createApp()
    const email = newEmail()
    await show(<Framed />, { app })
    await act(() => app.signUpWithCredential({ email, password, noRedirect: true }))
    expect(await screen.findByText(`Hello ${email} 0`)).toBeVisible()

    const gate = createGate()
    const user = await app.getUser()
    const renamed = user?.setDisplayName('Ada')
    expect(screen.queryByText('waiting')).not.toBeInTheDocument()
    gate.open()
    await act(async () => renamed)
    expect(screen.getByText('Hello Ada 0')).toBeVisible()

    await act(() => app.signOut())
    expect(screen.getByText('Hello stranger 0')).toBeVisible()
  })

  it('keeps an app without a Suspense boundary on the screen', async () => {
    const { app } = createApp()
    const email = newEmail()
    await show([<h1 key={1}>App</h1>, <TeamsOnRequest key={2} />], { app })
    await act(() => app.signUpWithCredential({ email, password, noRedirect: true }))
    const button = await screen.findByRole('button', { name: email })
    await act(async () => button.click())
    expect(await screen.findByText('0 teams')).toBeVisible()
    await act(() => app.signOut())
    await act(() => app.signInWithCredential({ email, password, noRedirect: true }))
    expect(await screen.findByText('0 teams')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'App' })).toBeVisible()
  })

  it('keeps the user if a refresh fails', async () => {
    let isDown = false
    const fetch = except('/users/me', (request) => (isDown ? unreachable() : service(request)))
    const { app, email } = await createSignedInApp({ fetch })
    await show(<Framed />, { app })
    await screen.findByText(`Hello ${email} 0`)
    isDown = true
    await expect(app.getUser()).rejects.toThrow('Cannot reach')
    expect(screen.getByText(`Hello ${email} 0`)).toBeVisible()
  })

  it('throws for a signed-out visitor with or: throw', async () => {
    hushErrors()
    const { app } = createApp()
    await show(<Framed or="throw" />, { app })
    expect(await screen.findByText(/User is not signed in/)).toBeVisible()
  })

  it('creates one anonymous user with or: anonymous, shared by all components', async () => {
    const { fetch, paths } = counting(service)
    const { app } = createApp({ fetch })
    await show([<Framed key={1} or="anonymous" />, <Framed key={2} or="anonymous" />], { app })
    expect(await screen.findAllByText('Hello Anonymous user 0')).toHaveLength(2)
    expect(paths.filter((path) => path.endsWith('/anonymous/sign-up'))).toHaveLength(1)
  })

  it('returns the user of another token store', async () => {
    const { app, email } = await createSignedInApp()
    const tokens = await (await app.getUser())?.getAuthJson()
    const { app: stranger } = createApp()
    await show(<Framed tokenStore={tokens} />, { app: stranger })
    expect(await screen.findByText(`Hello ${email} 0`)).toBeVisible()
  })

  it('rejects an app of another project', async () => {
    hushErrors()
    const { app } = createApp()
    await show(<Framed projectIdMustMatch="internal" />, { app })
    expect(screen.getByText(/not projectIdMustMatch: internal/)).toBeVisible()
  })

  it('never returns null with redirect or throw', () => {
    expectTypeOf(useUser).returns.toEqualTypeOf<CurrentUser | null>()
    const certain = () => useUser({ or: 'redirect' })
    expectTypeOf(certain).returns.toEqualTypeOf<CurrentUser>()
  })
})

describe('useUser with or: redirect', () => {
  it('redirects to the sign-in page once', async () => {
    const { app, visits } = createApp()
    await show(<Framed or="redirect" />, { app })
    await waitFor(() => expect(visits).toHaveLength(1))
    expect(visits[0]).toContain('/handler/sign-in')
    expect(screen.getByText('waiting')).toBeVisible()
  })

  it('continues when a user signs in in the meantime', async () => {
    const { app, visits } = createApp()
    const email = newEmail()
    await show(<Framed or="redirect" />, { app })
    await waitFor(() => expect(visits).toHaveLength(1))
    await act(() => app.signUpWithCredential({ email, password, noRedirect: true }))
    expect(await screen.findByText(`Hello ${email} 0`)).toBeVisible()
  })

  it('redirects again when the visitor comes back', async () => {
    const visits: string[] = []
    const navigate = (to: string) => {
      visits.push(to)
      window.history.pushState(null, '', to)
    }
    const { app } = createApp({ redirectMethod: { navigate } })
    const { unmount } = await show(<Framed or="redirect" />, { app })
    await waitFor(() => expect(visits).toHaveLength(1))
    unmount()
    window.history.replaceState(null, '', '/')
    await show(<Framed or="redirect" />, { app })
    await waitFor(() => expect(visits).toHaveLength(2))
    window.history.replaceState(null, '', '/')
  })

  it('throws a failed redirect to the error boundary', async () => {
    hushErrors()
    const { app } = createApp({ urls: { signIn: 'https://other.example/sign-in' } })
    await show(<Framed or="redirect" />, { app })
    expect(await screen.findByText(/is not trusted/)).toBeVisible()
  })

  it('shows a message if the page is still there after a while', async () => {
    hushErrors()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { app } = createApp({ redirectMethod: 'none' })
      await show(<Framed or="redirect" />, { app })
      // Several times, as the code with the timer may still load.
      await vi.waitFor(
        async () => {
          await act(() => vi.advanceTimersByTimeAsync(15_000))
          expect(screen.getByText(/This page is still here/)).toBeVisible()
        },
        { timeout: 120_000 },
      )
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('hooks of an app', () => {
  it('are attached for its reads', async () => {
    const { app, email } = await createSignedInApp()
    await show(
      <Suspense fallback="waiting">
        <Both />
      </Suspense>,
      { app },
    )
    expect(await screen.findByText(`${email} in Demo`)).toBeVisible()
  })

  it('exist on every app that is created later', () => {
    expect(createApp().app.useUser).toBeTypeOf('function')
    expect(ClientApp.prototype).not.toHaveProperty('useUser')
  })

  it('require a provider', () => {
    hushErrors()
    expect(() => render(<Both />)).toThrow('A hook needs <AppProvider')
  })

  it('cause no request by the provider', async () => {
    const { fetch, paths } = counting(unreachable)
    const { app } = createApp({ fetch, tokenStore: { accessToken: 'a.b.c', refreshToken: 'r' } })
    const { rerender } = render(<AppProvider app={app}>here</AppProvider>)
    rerender(<AppProvider app={app}>here</AppProvider>)
    expect(paths).toEqual([])
  })

  it('need an app with a token store', () => {
    type App = AppProviderProps['app']
    expectTypeOf<ClientApp<true>>().toExtend<App>()
    expectTypeOf<ClientApp>().toExtend<App>()
    const open = () => new ClientApp({ tokenStore: null })
    expectTypeOf<ReturnType<typeof open>>().not.toExtend<App>()
  })
})
