import '@app/react/styles.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/home.css'
import './styles/parts.css'
import './styles/tour.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { applyColorMode } from './color-mode'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root".')
applyColorMode()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
