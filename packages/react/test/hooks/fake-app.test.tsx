import { fakeApp, fakeUser } from '@app/core/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AppProvider, useApp, useUser } from '../../src/index'

function Greeting() {
  const user = useUser()
  const project = useApp().useProject()
  return (
    <p>
      {project.displayName}: {user ? `Hello ${user.displayName}` : 'Hello visitor'}
    </p>
  )
}

function Teams() {
  const { error } = useUser({ or: 'throw' }).useTeamsState()
  return <p>{error ? String(error) : 'Loading'}</p>
}

function Profile({ user }: { user: Pick<ReturnType<typeof fakeUser>, 'displayName' | 'update'> }) {
  return (
    <button type="button" onClick={() => user.update({ displayName: 'Grace' })}>
      Rename {user.displayName}
    </button>
  )
}

it('components render with a fake user at once, without a service', () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const app = fakeApp({ user: { displayName: 'Ada' }, project: { displayName: 'Shop' } })
  render(<Greeting />, {
    wrapper: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
  })
  expect(screen.getByText('Shop: Hello Ada')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

it('components render for a visitor', async () => {
  const app = fakeApp({ user: null })
  await act(async () =>
    render(
      <AppProvider app={app}>
        <Greeting />
      </AppProvider>,
    ),
  )
  expect(screen.getByText('Fake: Hello visitor')).toBeVisible()
  expect(await app.getUser()).toBeNull()
})

it('shows the bar of an impersonation', async () => {
  const app = fakeApp({ user: { displayName: 'Ada', isImpersonation: true } })
  render(
    <AppProvider app={app}>
      <Greeting />
    </AppProvider>,
  )
  const name = 'You’re signed in as Ada.'
  expect(await screen.findByRole('region', { name })).toBeVisible()
})

it('a fake user is a prop whose methods can be mocked', async () => {
  const user = fakeUser({ displayName: 'Ada' })
  const update = vi.spyOn(user, 'update').mockResolvedValue()
  render(<Profile user={user} />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename Ada' }))
  expect(update).toHaveBeenCalledWith({ displayName: 'Grace' })
})

it('shows an error instead of waiting for data that only a service has', async () => {
  const hush = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <AppProvider app={fakeApp()}>
      <Teams />
    </AppProvider>,
  )
  expect(await screen.findByText(/GET \/teams failed .*has no service/)).toBeVisible()
  hush.mockRestore()
})
