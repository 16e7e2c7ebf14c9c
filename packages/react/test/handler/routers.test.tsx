import type { ClientApp } from '@app/core'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider as TanStackRouterProvider,
  useLocation as useTanStackLocation,
  useNavigate as useTanStackNavigate,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { Handler, useUser } from '../../src/index'
import { createApp, newEmail, password, show } from '../harness'

/** Navigates within the site, as `redirectMethod.navigate`. */
type Navigate = (to: string, options: { replace: boolean }) => unknown

/** A site with the pages of `Handler` and one of its own, for one of several routers. */
interface Site {
  navigate: Navigate
  root: ReactNode
}

function Home() {
  return (
    <Suspense>
      <Greeting />
    </Suspense>
  )
}

function Greeting() {
  const user = useUser({ or: 'redirect' })
  return <h1>Home of {user.primaryEmail}</h1>
}

function ReactRouterPages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return <Handler location={pathname + search} navigate={(to) => navigate(to, { replace: true })} />
}

function openReactRouter(): Site {
  const router = createBrowserRouter([
    { path: '/', element: <Home /> },
    { path: '/handler/*', element: <ReactRouterPages /> },
  ])
  onTestFinished(() => router.dispose())
  return {
    navigate: (to, { replace }) => router.navigate(to, { replace }),
    root: <RouterProvider router={router} />,
  }
}

function TanStackPages() {
  const { pathname, searchStr } = useTanStackLocation()
  const navigate = useTanStackNavigate()
  return (
    <Handler
      location={pathname + searchStr}
      navigate={(to) => void navigate({ href: to, replace: true })}
    />
  )
}

function openTanStackRouter(): Site {
  const rootRoute = createRootRoute()
  const parent = { getParentRoute: () => rootRoute }
  const routeTree = rootRoute.addChildren([
    createRoute({ ...parent, path: '/', component: Home }),
    createRoute({ ...parent, path: '/handler/$', component: TanStackPages }),
  ])
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  const router = createRouter({ routeTree, history })
  return {
    navigate: (to, { replace }) => router.navigate({ href: to, replace }),
    root: <TanStackRouterProvider router={router} />,
  }
}

/** Subscribers to changes of the URL. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function PlainPages() {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname)
  return path.startsWith('/handler/') ? <Handler /> : <Home />
}

/** No router: the URL of the window and its subscribers. */
function openPlainHistory(): Site {
  return {
    navigate(to, { replace }) {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', to)
      for (const listener of listeners) listener()
    },
    root: <PlainPages />,
  }
}

it.each([
  ['React Router', openReactRouter],
  ['TanStack Router', openTanStackRouter],
  ['plain history', openPlainHistory],
])('a visitor signs up and returns home without a page load, with %s', async (_name, open) => {
  window.history.replaceState(null, '', '/')
  const site = open()
  const { app }: { app: ClientApp<true> } = createApp({
    redirectMethod: { navigate: site.navigate },
  })
  await show(site.root, { app })
  const user = userEvent.setup({ delay: null })

  await user.click(await screen.findByRole('link', { name: 'Sign up' }))
  await waitFor(() => expect(window.location.pathname).toBe('/handler/sign-up'))
  expect(window.location.search).toBe('?after_auth_return_to=%2F')
  const email = newEmail()
  await screen.findByRole('heading', { name: 'Create your account' })
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(await screen.findByLabelText('Password'), `${password}{Enter}`)

  expect(await screen.findByRole('heading', { name: `Home of ${email}` })).toBeVisible()
  await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/`))
})

it.each([
  ['React Router', openReactRouter],
  ['TanStack Router', openTanStackRouter],
])('another spelling of the path redirects to the page, with %s', async (_name, open) => {
  window.history.replaceState(null, '', '/handler/login?after_auth_return_to=%2Fteams')
  const site = open()
  const { app } = createApp({ redirectMethod: { navigate: site.navigate } })
  await show(site.root, { app })
  expect(await screen.findByRole('heading', { name: 'Sign in to Demo' })).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe(
    '/handler/sign-in?after_auth_return_to=%2Fteams',
  )
})
