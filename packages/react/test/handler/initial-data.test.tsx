import type { ClientApp, InitialData } from '@app/core'
import { getInitialData, ServerApp } from '@app/core/server'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { pages } from '../../src/handler/pages'
import { AppProvider, Handler, UserButton, useApp, useUser } from '../../src/index'
import {
  createApp,
  createSignedInApp,
  type Fetch,
  hushErrors,
  newEmail,
  password,
  service,
} from '../harness'
import { asServer, hydrate, renderOnServer, showMarkup } from './server-rendering'

let logged = hushErrors()
beforeEach(() => {
  logged = hushErrors()
})

/** Expected errors of React: only in these tests do server and browser share modules. */
function findProblems(): unknown[] {
  const texts = logged.mock.calls.map(([text]) => text)
  return texts.filter((text) => !/multiple renderers/.test(String(text)))
}

/** React 18 hydrates content of a boundary later, and ignores earlier clicks. */
async function waitUntilAlive(element: Element | null): Promise<void> {
  const isAlive = () => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
  await waitFor(() => expect(isAlive()).toBe(true))
}

/** The service, and the requests it received. */
function listenTo(service: Fetch): { fetch: Fetch; requests: string[] } {
  const requests: string[] = []
  return {
    requests,
    fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return service(request)
    },
  }
}

/** A page, signed in or not, with the initial data of its server. */
async function openVisit({ isSignedIn }: { isSignedIn: boolean }) {
  const { fetch, requests } = listenTo(service)
  const created = isSignedIn
    ? await createSignedInApp({ fetch })
    : { ...createApp({ fetch }), email: '' }
  const visitor = (await (await created.app.getUser())?.getAuthJson()) ?? {
    accessToken: null,
    refreshToken: null,
  }
  const { app: serverApp } = createApp({ tokenStore: visitor })
  const initialData = sent(await getInitialData(serverApp, visitor))
  // A page load is a new app, with the cookies of the old one.
  const { app, visits } = createApp({ fetch, tokenStore: visitor })
  requests.length = 0
  return { app, visits, visitor, initialData, requests, email: created.email }
}

/** JSON as read from a page. */
function sent(data: InitialData): InitialData {
  return JSON.parse(JSON.stringify(data))
}

/** The app that all visitors share on a server, which has no tokens. */
function createSharedApp() {
  return createApp({ tokenStore: 'cookie', fetch: () => Promise.reject(new Error('No requests')) })
    .app
}

function Page({
  app,
  data,
  children,
}: {
  app: ClientApp<true>
  data: InitialData
  children: ReactNode
}) {
  return (
    <StrictMode>
      <AppProvider app={app} initialData={data}>
        {children}
      </AppProvider>
    </StrictMode>
  )
}

/** Markup that a server sends first. */
function renderFirst(data: InitialData, children: ReactNode, app = createSharedApp()) {
  return asServer(() =>
    renderOnServer(
      <Page app={app} data={data}>
        {children}
      </Page>,
      'shell',
    ),
  )
}

function Greeting() {
  const user = useUser()
  const { displayName } = useApp().useProject()
  return (
    <p>
      {user ? user.primaryEmail : 'signed out'} in {displayName}
    </p>
  )
}

function Name() {
  const user = useUser({ or: 'throw' })
  return <p>{user.displayName ?? user.primaryEmail}</p>
}

function Anonymous() {
  return <p>{useUser({ or: 'anonymous' }).id}</p>
}

function Teams() {
  const teams = useUser({ or: 'throw' }).useTeams()
  return <p>{teams.length} teams</p>
}

describe('initial data from a server', () => {
  it.each([true, false])(
    'is rendered into the first HTML without a request; signed in: %s',
    async (isSignedIn) => {
      const { app, initialData, requests, email } = await openVisit({ isSignedIn })
      const content = (
        <>
          <Greeting />
          <UserButton showUserInfo />
        </>
      )
      const { html, errors } = await renderFirst(initialData, content)
      expect(html).toContain(`${isSignedIn ? email : 'signed out'}<!-- --> in <!-- -->Demo`)
      expect(html).toContain(isSignedIn ? `account__email">${email}` : 'Account menu')
      expect(html).not.toContain('skeleton')
      expect(errors).toEqual([])

      const container = showMarkup(html)
      const [greeting, button] = [container.querySelector('p'), container.querySelector('button')]
      const { recovered } = await hydrate(
        container,
        <Page app={app} data={initialData}>
          {content}
        </Page>,
      )
      await act(async () => button?.click())
      expect(await screen.findByRole('menu')).toBeVisible()
      expect(container.querySelector('p')).toBe(greeting)
      expect([...recovered, ...findProblems()]).toEqual([])
      expect(requests).toEqual([])
    },
  )

  it.each([
    ['sign-in', 'Sign in to Demo'],
    ['sign-up', 'Create your account'],
    ['forgot-password', 'Reset your password'],
  ])('renders the page %s completely into the first HTML', async (path, title) => {
    window.localStorage.setItem('_STACK_AUTH.lastUsed', 'github')
    const { app, initialData, requests } = await openVisit({ isSignedIn: false })
    const content = <Handler location={`/handler/${path}`} />
    const { html, errors } = await renderFirst(initialData, content)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    // A submit before scripts load must neither leave the page nor send the password.
    expect(html).toMatch(/<form [^>]*method="dialog"/)
    expect(html).not.toContain('skeleton')
    expect(errors).toEqual([])

    const container = showMarkup(html)
    const field = container.querySelector<HTMLInputElement>('[name=email]')
    if (field) field.value = 'typed early'
    const { recovered } = await hydrate(
      container,
      <Page app={app} data={initialData}>
        {content}
      </Page>,
    )
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    await waitUntilAlive(field)
    await act(async () => container.querySelector('form')?.requestSubmit())
    expect(await screen.findByText(/Enter a valid email address/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toBe(field)
    expect(field).toHaveValue('typed early')
    expect([...recovered, ...findProblems()]).toEqual([])
    expect(requests).toEqual([])
    window.localStorage.clear()
  })

  it.each(pages.map(({ path }) => path))(
    'renders the page %s completely on a server, signed in or not',
    async (path) => {
      for (const isSignedIn of [true, false]) {
        const { initialData } = await openVisit({ isSignedIn })
        const { html, errors } = await renderFirst(
          initialData,
          <Handler location={`/handler/${path}`} />,
        )
        expect(html).toMatch(/stack-(card|settings)/)
        expect(errors).toEqual([])
      }
    },
  )

  it('leaves reads that need tokens of the visitor to the browser', async () => {
    const { app, initialData } = await openVisit({ isSignedIn: true })
    const content = (
      <Suspense fallback="waiting">
        <Teams />
      </Suspense>
    )
    const { html, errors } = await renderFirst(initialData, content)
    expect(html).toContain('waiting')
    expect(errors).toEqual([
      expect.objectContaining({ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' }),
    ])
    await hydrate(
      html,
      <Page app={app} data={initialData}>
        {content}
      </Page>,
    )
    expect(await screen.findByText('0 teams')).toBeVisible()
  })

  it('works with an app for one visitor, which can read everything', async () => {
    const { initialData, visitor } = await openVisit({ isSignedIn: true })
    const { fetch, requests } = listenTo(service)
    const { app } = createApp({ tokenStore: visitor, fetch })
    const content = (
      <Suspense fallback="waiting">
        <Greeting />
        <Teams />
      </Suspense>
    )
    const { html, errors } = await asServer(() =>
      renderOnServer(
        <Page app={app} data={initialData}>
          {content}
        </Page>,
      ),
    )
    expect(html).toContain('0<!-- --> teams')
    expect(errors).toEqual([])
    expect(requests).toEqual(['GET /api/v1/teams'])
  })

  it('creates no anonymous account on a server', async () => {
    const { initialData } = await openVisit({ isSignedIn: false })
    const { fetch, requests } = listenTo(service)
    const { app } = createApp({ tokenStore: 'cookie', fetch })
    const content = (
      <Suspense fallback="waiting">
        <Anonymous />
      </Suspense>
    )
    const { html, errors } = await renderFirst(initialData, content, app)
    expect(html).toContain('waiting')
    expect(errors).toHaveLength(1)
    expect(requests).toEqual([])
  })

  it('contains neither tokens nor server-only fields, even from a ServerApp', async () => {
    const { visitor } = await openVisit({ isSignedIn: true })
    const serverApp = new ServerApp({
      baseUrl: inject('serviceUrl'),
      projectId: '00000000-0000-4000-8000-00000000de30',
      publishableClientKey: `pck_dem0${'0'.repeat(41)}`,
      secretServerKey: `ssk_dem0${'0'.repeat(41)}`,
      tokenStore: null,
    })
    await (await serverApp.getUser({ tokenStore: visitor, or: 'throw' })).update({
      serverMetadata: { plan: 'secret' },
    })
    const text = JSON.stringify(await getInitialData(serverApp, visitor))
    expect(text).toContain('"primary_email"')
    expect(text).not.toMatch(/server_metadata|secret/)
    expect(text).not.toContain(visitor.accessToken)
    expect(text).not.toContain(visitor.refreshToken)
  })
})

describe('initial data in the browser', () => {
  it('is ignored if another user is signed in by now', async () => {
    const { initialData, email: first } = await openVisit({ isSignedIn: true })
    const { app, email: second } = await openVisit({ isSignedIn: true })
    const content = (
      <Suspense>
        <Greeting />
      </Suspense>
    )
    const { html } = await renderFirst(initialData, content)
    expect(html).toContain(first)
    await hydrate(
      html,
      <Page app={app} data={initialData}>
        {content}
      </Page>,
    )
    expect(await screen.findByText(`${second} in Demo`)).toBeVisible()
    expect(screen.queryByText(new RegExp(first))).not.toBeInTheDocument()
  })

  it('is followed by a sign-in that the page waits for, without Suspense', async () => {
    const { app, initialData } = await openVisit({ isSignedIn: false })
    const { html } = await renderFirst(initialData, <Greeting />)
    const { recovered } = await hydrate(
      html,
      <Page app={app} data={initialData}>
        <Greeting />
      </Page>,
    )
    expect(screen.getByText('signed out in Demo')).toBeVisible()
    expect([...recovered, ...findProblems()]).toEqual([])
    const email = newEmail()
    await act(() => app.signUpWithCredential({ email, password, noRedirect: true }))
    expect(await screen.findByText(`${email} in Demo`)).toBeVisible()
  })

  it('is ignored if the user has signed out since', async () => {
    const { initialData } = await openVisit({ isSignedIn: true })
    const { app } = await openVisit({ isSignedIn: false })
    const { html } = await renderFirst(initialData, <Greeting />)
    await hydrate(
      html,
      <Page app={app} data={initialData}>
        <Greeting />
      </Page>,
    )
    expect(await screen.findByText('signed out in Demo')).toBeVisible()
  })

  it('is shown and refreshed if the page cannot tell which user it belongs to', async () => {
    const { initialData, visitor, email } = await openVisit({ isSignedIn: true })
    const { fetch, requests } = listenTo(service)
    const { app } = createApp({
      fetch,
      tokenStore: { ...visitor, accessToken: null } as typeof visitor,
    })
    const { html } = await renderFirst(initialData, <Greeting />)
    await hydrate(
      html,
      <Page app={app} data={initialData}>
        <Greeting />
      </Page>,
    )
    expect(screen.getByText(`${email} in Demo`)).toBeVisible()
    await waitFor(() => expect(requests).toContain('GET /api/v1/users/me'))
  })

  it('is used once; after that, the cache of the app is newer', async () => {
    const { app, initialData, email } = await openVisit({ isSignedIn: true })
    const { rerender } = await act(async () =>
      render(
        <Page app={app} data={initialData}>
          <Name />
        </Page>,
      ),
    )
    expect(await screen.findByText(email)).toBeVisible()
    await act(async () => (await app.getUser({ or: 'throw' })).setDisplayName('Ada'))
    rerender(
      <Page app={app} data={sent(initialData)}>
        <Name />
      </Page>,
    )
    expect(screen.getByText('Ada')).toBeVisible()
    expect(screen.queryByText(email)).not.toBeInTheDocument()
  })
})
