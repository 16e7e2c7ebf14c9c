import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { AppProvider, useUser } from '../../src/index'
import { crash, except } from '../faults'
import { createSignedInApp, hushErrors } from '../harness'

// As without a connection, or after a deployment that removed old files.
vi.mock('../../src/page/failed-app', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get FailedApp() {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

class HostBoundary extends Component<{ children: ReactNode }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>Host: {this.state.error.message}</p> : this.props.children
  }
}

function Name() {
  return <p>{useUser()?.primaryEmail}</p>
}

it('an error that cannot be displayed reaches the boundary around the provider unchanged', async () => {
  hushErrors()
  const { app } = await createSignedInApp({ fetch: except('/users/me', crash) })
  await act(async () =>
    render(
      <HostBoundary>
        <AppProvider app={app}>
          <Suspense fallback="Wait">
            <Name />
          </Suspense>
        </AppProvider>
      </HostBoundary>,
    ),
  )
  expect(await screen.findByText(/^Host: GET \/users\/me/)).toBeVisible()
})
