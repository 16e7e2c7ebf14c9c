import '@app/react/styles.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/parts.css'
import './styles/forms.css'
import './styles/pages.css'
import { AppProvider } from '@app/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { auth } from './auth'
import { router } from './router'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root".')
createRoot(container).render(
  <StrictMode>
    <AppProvider app={auth} lang="en-US">
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>,
)
