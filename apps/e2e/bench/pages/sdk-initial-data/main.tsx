import { hydrateRoot } from 'react-dom/client'
import '@app/react/styles.css'
import { Page } from './page'

const initialData = JSON.parse(document.getElementById('initial-data')?.textContent ?? '')

hydrateRoot(document.getElementById('root') as HTMLElement, <Page initialData={initialData} />)
