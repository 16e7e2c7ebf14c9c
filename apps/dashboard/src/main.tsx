import '@app/react/styles.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/page-header.css'
import './styles/parts.css'
import './styles/lists.css'
import './styles/user-choices.css'
import './styles/buttons.css'
import './styles/forms.css'
import './styles/pages.css'
import './styles/overlays.css'
import './styles/emails.css'
import './styles/metrics.css'
import './styles/permissions.css'
import './styles/security-log.css'
import './styles/log-table.css'
import './styles/tabs.css'
import './styles/user.css'
import './styles/webhooks.css'
import { AppProvider, ThemeProvider } from '@app/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { auth } from './auth'
import { router } from './router'
import { applyColorMode } from './theme/color-mode'
import { theme } from './theme/theme'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root".')
applyColorMode()
createRoot(container).render(
  <StrictMode>
    <AppProvider app={auth} lang="en-US">
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </AppProvider>
  </StrictMode>,
)
