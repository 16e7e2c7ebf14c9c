import '@app/react/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Document } from './document'
import type { PageData } from './page-data'

const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '')

hydrateRoot(
  document,
  <StrictMode>
    <Document {...page} />
  </StrictMode>,
)
