import { getInitialData } from '@app/core/server'
import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { AppProvider, type AppProviderProps, useApp, useUser } from '../../src/index'
import { createApp, createSignedInApp, hushErrors } from '../harness'

function Greeting() {
  const user = useUser()
  return (
    <p>
      {user ? user.primaryEmail : 'signed out'} in {useApp().useProject().displayName}
    </p>
  )
}

/** Passes the data to its provider after a click. */
function LatePage({ app, initialData }: AppProviderProps) {
  const [isLate, setLate] = useState(false)
  return (
    <AppProvider app={app} initialData={isLate ? initialData : undefined}>
      <button type="button" onClick={() => setLate(true)}>
        Add
      </button>
    </AppProvider>
  )
}

const noTokens = { accessToken: null, refreshToken: null }

/** Data of a server for a new visitor, signed in or not. */
async function readInitialData(isSignedIn: boolean) {
  const { app } = isSignedIn ? await createSignedInApp() : createApp()
  const tokens = (await (await app.getUser())?.getAuthJson()) ?? noTokens
  return getInitialData(createApp({ tokenStore: tokens }).app, tokens)
}

// Alone, because the code that it must not wait for would be loaded by other tests.
it('does not replace the page by a fallback when its server sends other data after a sign-in', async () => {
  const { app } = createApp()
  const signedOut = await readInitialData(false)
  const signedIn = await readInitialData(true)
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

it('shows the page again if a click adds the data of its server', async () => {
  hushErrors()
  const { app } = createApp()
  const initialData = await readInitialData(true)
  await act(async () => render(<LatePage app={app} initialData={initialData} />))
  const button = await screen.findByRole('button')
  await act(async () => button.click())
  expect(await screen.findByRole('button')).toBeVisible()
})
