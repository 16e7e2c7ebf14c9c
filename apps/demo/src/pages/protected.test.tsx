import { fakeApp } from '@app/core/testing'
import { AppProvider } from '@app/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ProtectedPage } from './protected'

function render(user: { displayName?: string; primaryEmail?: string }) {
  return renderToStaticMarkup(
    <AppProvider app={fakeApp({ user })}>
      <MemoryRouter>
        <ProtectedPage />
      </MemoryRouter>
    </AppProvider>,
  )
}

it('the protected page names the user, or their address if they have no name', () => {
  expect(render({ displayName: 'Ada' })).toContain('<strong>Ada</strong>')
  const primaryEmail = 'ada@example.com'
  expect(render({ primaryEmail })).toContain('<span>ada</span><span>@example.com</span>')
})
