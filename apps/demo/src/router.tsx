import { createBrowserRouter } from 'react-router'
import { Layout } from './layout/layout'
import { BackendPage } from './pages/backend'
import { FailurePage } from './pages/failure'
import { HandlerPage } from './pages/handler'
import { HomePage } from './pages/home'
import { NotFoundPage } from './pages/not-found'
import { ProtectedPage } from './pages/protected'
import { TeamsPage } from './pages/teams'

/** Every address of the app. The pages of `@app/react` live below `/handler`. */
export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <FailurePage />,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/protected', element: <ProtectedPage /> },
          { path: '/teams', element: <TeamsPage /> },
          { path: '/backend', element: <BackendPage /> },
          { path: '/handler/*', element: <HandlerPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
])
