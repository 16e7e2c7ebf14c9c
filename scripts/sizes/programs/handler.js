import { AppProvider, Handler } from '@app/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { app } from './app.js'

createRoot(document.body).render(createElement(AppProvider, { app }, createElement(Handler)))
