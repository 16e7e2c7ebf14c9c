import { lazy } from 'react'
import { createBrowserRouter } from 'react-router'
import { Layout } from './layout/layout'
import { TourLayout } from './layout/tour-layout'
import { AccountsPage } from './pages/accounts/accounts'
import { BackendPage } from './pages/backend/backend'
import { CartPage } from './pages/cart/cart'
import { FailurePage } from './pages/failure'
import { HandlerPage } from './pages/handler'
import { HomePage } from './pages/home/home'
import { NotFoundPage } from './pages/not-found'
import { ProfilePage } from './pages/profile/profile'
import { ProtectedPage } from './pages/protected'
import { SessionsPage } from './pages/sessions'
import { TeamsPage } from './pages/teams/teams'
import { WelcomePage } from './pages/welcome'
import { stops } from './tour'

// Larger than the others, and of no use to an app.
const LookPage = lazy(() => import('./pages/look/look-page'))

/** Routes of the app. The pages of `@app/react` are below `/handler`. */
export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <FailurePage />,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/handler/*', element: <HandlerPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        element: <TourLayout />,
        children: [
          {
            errorElement: <FailurePage />,
            children: [
              { path: stops.profile.path, element: <ProfilePage /> },
              { path: stops.sessions.path, element: <SessionsPage /> },
              { path: stops.accounts.path, element: <AccountsPage /> },
              { path: stops.teams.path, element: <TeamsPage /> },
              { path: stops.cart.path, element: <CartPage /> },
              { path: stops.protected.path, element: <ProtectedPage /> },
              { path: stops.backend.path, element: <BackendPage /> },
              { path: stops.welcome.path, element: <WelcomePage /> },
              { path: stops.look.path, element: <LookPage /> },
            ],
          },
        ],
      },
    ],
  },
])
