import { getInitialData } from '@app/core/server'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { AppProvider, useApp, useUser } from '../../src/index'
import { createApp, createSignedInApp } from '../harness'

function Greeting() {
  const user = useUser()
  return (
    <p>
      {user ? user.primaryEmail : 'signed out'} in {useApp().useProject().displayName}
    </p>
  )
}

// Alone, because the code that it must not wait for would be loaded by other tests.
it('does not replace the page by a fallback when its server sends other data after a sign-in', async () => {
  const { app } = createApp()
  const noTokens = { accessToken: null, refreshToken: null }
  const signedOut = await getInitialData(createApp({ tokenStore: noTokens }).app, noTokens)
  const { app: other } = await createSignedInApp()
  const tokens = (await (await other.getUser())?.getAuthJson()) ?? noTokens
  const signedIn = await getInitialData(createApp({ tokenStore: tokens }).app, tokens)
  expect(signedIn.user).not.toBeNull()

  const pageWith = (initialData: typeof signedOut) => (
    <Suspense fallback="Waiting">
      <AppProvider app={app} initialData={initialData}>
        <Greeting />
      </AppProvider>
    </Suspense>
  )
  const { rerender } = await act(async () => render(pageWith(signedOut)))
  await screen.findByText(/^signed out in/)
  rerender(pageWith(signedIn))
  expect(screen.queryByText('Waiting')).toBeNull()
  expect(screen.getByText(/^signed out in/)).toBeVisible()
})
