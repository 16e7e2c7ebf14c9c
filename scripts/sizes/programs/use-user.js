import { AppProvider, useUser } from '@app/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { app } from './app.js'

function Greeting() {
  return useUser()?.displayName ?? 'Signed out'
}

createRoot(document.body).render(createElement(AppProvider, { app }, createElement(Greeting)))
