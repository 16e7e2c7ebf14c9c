import { UserButton } from '@app/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'
import { Auth, SignedIn } from './auth'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <Auth>
      <SignedIn>
        <UserButton />
        <App />
      </SignedIn>
    </Auth>
  </StrictMode>,
)
