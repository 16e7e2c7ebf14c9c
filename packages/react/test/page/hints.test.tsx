import { KnownErrors } from '@app/core'
import { getInitialData } from '@app/core/server'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppProvider, Handler, useUser } from '../../src/index'
import { toFailure } from '../../src/parts/index'
import { createApp, createSignedInApp, hushErrors } from '../harness'

afterEach(() => vi.unstubAllEnvs())

async function showHandlerAt(path: string) {
  const { app } = createApp()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  window.history.replaceState(null, '', path)
  await act(async () => {
    render(
      <AppProvider app={app}>
        <Handler />
      </AppProvider>,
    )
  })
  const hints = () => warn.mock.calls.map(([hint]) => String(hint))
  return { hints, restore: () => warn.mockRestore() }
}

it('names the missing style sheet and the path of Handler in development', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { hints, restore } = await showHandlerAt('/auth/sign-in/unknown')
  await vi.waitFor(() => expect(hints()).toHaveLength(2), { timeout: 20_000 })
  expect(hints().sort()).toEqual([
    expect.stringContaining("urls: { handler: '/auth' }"),
    expect.stringContaining("import '@app/react/styles.css'"),
  ])
  restore()
})

it.each([
  ['names', 'has no session'],
  ['does not name', 'has the session'],
])('%s initial data with a user as a mistake if the page %s', async (_, page) => {
  const { app: other } = await createSignedInApp()
  const tokens = await (await other.getUser({ or: 'throw' })).getAuthJson()
  const initialData = await getInitialData(createApp({ tokenStore: tokens }).app, tokens)
  const { app } = page === 'has no session' ? createApp() : createApp({ tokenStore: tokens })
  vi.stubEnv('NODE_ENV', 'development')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await act(async () => {
    render(<AppProvider app={app} initialData={initialData} />)
  })
  const hints = () => warn.mock.calls.map(([hint]) => String(hint))
  const hint = expect.stringContaining('keeps the tokens in HttpOnly cookies')
  if (page === 'has no session') {
    await vi.waitFor(() => expect(hints()).toContainEqual(hint), { timeout: 20_000 })
  } else {
    const { checkApp } = await import('../../src/hints/hints')
    checkApp(app, initialData)
    expect(await app.getUser()).not.toBeNull()
    await app.getProject()
    expect(hints()).not.toContainEqual(hint)
  }
  warn.mockRestore()
})

it('names the entry that makes the service trust the origin of a page', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  toFailure(new KnownErrors.RedirectUrlNotWhitelisted(undefined, 'This URL is not trusted.'))
  const hint = expect.stringContaining(`{"domain":"${location.origin}"`)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(hint), { timeout: 20_000 })
  warn.mockRestore()
})

it('explains the error of an app that could not be created', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.resetModules()
  await import('../../src/app-provider')
  const { UsageError } = await import('@app/core')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const error = new UsageError('publishableClientKey is invalid: pass pck_….')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  const hint = expect.stringContaining('app-server keys revoke')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(hint), { timeout: 20_000 })
  warn.mockRestore()
})

function Reader() {
  return <p>{useUser()?.id}</p>
}

it('explains an app of a different copy of core instead of failing to read it', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.resetModules()
  const { app } = (await import('../harness')).createApp()
  hushErrors()
  const page = (
    <AppProvider app={app}>
      <Reader />
    </AppProvider>
  )
  await expect(act(async () => render(page))).rejects.toThrow('npm ls @app/core')
})

it('explains an app that is missing', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  hushErrors()
  // Such as an import from a module that is being loaded.
  const { app } = JSON.parse('{}')
  const page = <AppProvider app={app} />
  await expect(act(async () => render(page))).rejects.toThrow(
    'AppProvider needs an app, but app is undefined: pass',
  )
})

it('names nothing in tests', async () => {
  const { hints, restore } = await showHandlerAt('/other/unknown')
  expect(hints()).toEqual([])
  restore()
})
