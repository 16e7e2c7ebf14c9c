import type { ClientApp as ClientAppClass, ClientAppOptions } from '@app/core'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'

const options = {
  baseUrl: 'http://service.test',
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: 'pck_key',
  tokenStore: 'memory',
  // Never responds.
  fetch: () => new Promise<Response>(() => {}),
} as const

let warn: MockInstance<typeof console.warn>
/** The module remembers its hints: each test has its own, with its copy of core. */
let hints: typeof import('./hints')
let ClientApp: typeof ClientAppClass
beforeEach(async () => {
  vi.resetModules()
  warn = vi.spyOn(console, 'warn').mockReturnValue()
  hints = await import('./hints')
  ;({ ClientApp } = await import('@app/core'))
})
afterEach(() => {
  vi.useRealTimers()
  warn.mockRestore()
})

it('says once that the style sheet is missing', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  await hints.checkStyleSheet(element)
  await hints.checkStyleSheet(element)
  expect(warn.mock.calls).toEqual([[expect.stringContaining("import '@app/react/styles.css'")]])
  element.remove()
})

it('says nothing where the style sheet applies', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.setProperty('--stack-radius', '0')
  await hints.checkStyleSheet(element)
  expect(warn).not.toHaveBeenCalled()
  element.remove()
})

const isPage = (name: string) => name === 'sign-in'

it.each([
  ['/auth/sign-in', "urls: { handler: '/auth' }"],
  ['/auth', "urls: { handler: '/auth' }"],
  ['/app/auth/sign-in', "urls: { handler: '/app/auth' }"],
  ['/app/auth/', "urls: { handler: '/app/auth' }"],
  ['/auth/singin', "urls: { handler: '/auth' }"],
  ['/sign-in/unknown', "urls: { handler: '/' }"],
])('says how to mount Handler at %s', async (path, call) => {
  await checkHandlerPath(path)
  expect(warn.mock.calls).toEqual([[expect.stringContaining(call)]])
})

it('says nothing about a page that does not exist below the path of Handler', async () => {
  await checkHandlerPath('/handler/unknown')
  expect(warn).not.toHaveBeenCalled()
})

it('says nothing about the page before, which a router renders Handler on', async () => {
  const path = window.location.pathname
  const checked = checkHandlerPath(path)
  window.history.pushState(null, '', '/handler/sign-in')
  await checked
  expect(warn).not.toHaveBeenCalled()
  window.history.replaceState(null, '', path)
  await checkHandlerPath(path)
  expect(warn).toHaveBeenCalled()
})

async function checkHandlerPath(path: string): Promise<void> {
  vi.useFakeTimers()
  const checked = hints.checkHandlerPath(new ClientApp<true>(options).urls, path, isPage)
  await vi.advanceTimersByTimeAsync(1000)
  await checked
}

it('names misspelled options of an app, which JavaScript ignores', () => {
  const misspelled = { ...options, baseURL: options.baseUrl, redirect_method: 'none', other: 1 }
  hints.checkApp(new ClientApp<true>(misspelled))
  expect(warn.mock.calls).toEqual([
    ['@app/react: baseURL is not an option of ClientApp, and has no effect; use baseUrl.'],
    [expect.stringContaining('redirect_method is not an option of ClientApp')],
  ])
})

it('names misspelled pages, retries and cookie options, which JavaScript ignores', () => {
  const cookieOptions = { hostprefix: true }
  const misspelled: object = { urls: { signin: '/login' }, retry: { Attempts: 1 }, cookieOptions }
  hints.checkApp(new ClientApp<true>({ ...options, ...misspelled }))
  expect(warn.mock.calls).toEqual([
    ['@app/react: urls.signin is not an option of ClientApp, and has no effect; use urls.signIn.'],
    [expect.stringContaining('retry.Attempts is not an option of ClientApp')],
    [expect.stringContaining('cookieOptions.hostprefix is not an option of ClientApp')],
  ])
})

it('says that the base URL has a path of the API', () => {
  hints.checkApp(new ClientApp<true>({ ...options, baseUrl: 'http://service.test/api/v1/' }))
  expect(warn.mock.calls).toEqual([
    ['@app/react: baseUrl is the URL of the service without /api/v1, which the SDK appends.'],
  ])
})

it.each<[page: string, given: Partial<ClientAppOptions<true>>, isTold: boolean]>([
  ['http://shop.test:5391', {}, true],
  ['http://192.168.1.5', { tokenStore: 'nextjs-cookie' }, true],
  ['http://shop.test', { cookieOptions: { hostPrefix: true } }, true],
  ['http://shop.test', { cookieOptions: { secure: false } }, false],
  ['http://shop.test', { cookieJar: { cookie: '' } }, false],
  ['http://shop.test', { tokenStore: 'memory' }, false],
  ['http://shop.localhost:5391', { cookieOptions: { secure: true } }, false],
  ['http://127.0.0.1:5391', {}, false],
  ['https://shop.test', {}, false],
])(
  'on %s with %j, says that browsers drop the cookies of the session: %s',
  (page, given, isTold) => {
    vi.stubGlobal('location', new URL(page))
    hints.checkApp(new ClientApp<true>({ ...options, tokenStore: 'cookie', ...given }))
    vi.unstubAllGlobals()
    const hint = expect.stringMatching(/drop the cookies .* cookieOptions: \{ secure: false \}/)
    expect(warn.mock.calls).toEqual(isTold ? [[hint]] : [])
  },
)

it('says that a page contains a secret key', async () => {
  const { ServerApp } = await import('@app/core/server')
  hints.checkApp(new ClientApp<true>(options))
  expect(warn).not.toHaveBeenCalled()
  hints.checkApp(new ServerApp<true>({ ...options, secretServerKey: 'ssk_secret' }))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('secret server key')]])
  expect(String(warn.mock.calls)).not.toContain('ssk_secret')
})

it('says that a key is wrong, although no component reads the project', async () => {
  const error = 'The publishable key is not valid for the project.'
  const body = { code: 'INVALID_PUBLISHABLE_CLIENT_KEY', error, details: {} }
  const headers = { 'x-stack-known-error': body.code }
  const fetch = vi.fn(async () => Response.json(body, { status: 401, headers }))
  hints.checkApp(new ClientApp<true>({ ...options, fetch }))
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`${error} Pass projectId and`)]])
  expect(fetch).toHaveBeenCalledTimes(1)
})

/** Explains the error of an app with wrong options. */
function explainOptions(wrong: object) {
  try {
    new ClientApp<true>({ ...options, ...wrong })
  } catch (error) {
    hints.explain(error)
  }
  return warn.mock.calls.map(([hint]) => String(hint))
}

it('says to revoke a secret key that a page passed as the publishable one', () => {
  const shown = explainOptions({ publishableClientKey: 'ssk_secret' })
  expect(shown).toEqual([expect.stringMatching(/ssk_….*, revoke it .*app-server keys revoke\.$/)])
})

it.each([
  ['baseUrl', 'VITE_AUTH_URL'],
  ['projectId', 'VITE_AUTH_PROJECT_ID'],
  ['publishableClientKey', 'VITE_AUTH_KEY'],
])('names the variable of a missing %s only on pages served by Vite', (option, variable) => {
  const missing = { [option]: '' }
  expect(explainOptions(missing)).toEqual([])
  const client = { name: 'http://localhost:5173/@vite/client' } as PerformanceEntry
  const loaded = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([client])
  const pass = `Pass ${option}: import.meta.env.${variable} `
  expect(explainOptions(missing)).toEqual([expect.stringContaining(pass)])
  warn.mockClear()
  expect(explainOptions({ baseUrl: 'localhost:5173' })).toEqual([])
  loaded.mockRestore()
})

it('names the file of the variables for a missing option only on pages of Next.js', () => {
  expect(explainOptions({ projectId: '' })).toEqual([])
  vi.stubGlobal('__next_f', [])
  expect(explainOptions({ projectId: '' })).toEqual([
    expect.stringContaining('reads NEXT_PUBLIC_STACK_PROJECT_ID from .env.local beside'),
  ])
  vi.unstubAllGlobals()
})

it('names the file for a missing provider only on pages of Next.js', async () => {
  const { UsageError } = await import('@app/core')
  const error = new UsageError('A hook needs <AppProvider app={app}> above it.')
  hints.explain(error)
  expect(warn).not.toHaveBeenCalled()
  vi.stubGlobal('__next_f', [])
  hints.explain(error)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('app/layout.tsx')]])
  vi.unstubAllGlobals()
})

it('names the domain to trust', async () => {
  const { KnownErrors } = await import('@app/core')
  hints.explain(new KnownErrors.RedirectUrlNotWhitelisted(undefined, 'This URL is not trusted.'))
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"domain":"${location.origin}"`))
})

/** Responds with a text at the API root, and with a project at other paths. */
function respondAtRoot(text: string) {
  const project = {
    id: options.projectId,
    display_name: 'App',
    config: { enabled_oauth_providers: [] },
  }
  return async ({ url }: Request) =>
    new URL(url).pathname === '/api/v1' ? new Response(text) : Response.json(project)
}

it('names the domain to trust before a sign-up that would succeed without sending its email', async () => {
  const fetch = respondAtRoot(`Welcome\nOrigin: ${location.origin} (not trusted)\n`)
  hints.checkApp(new ClientApp<true>({ ...options, fetch, urls: { handler: '/auth' } }))
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
  expect(warn.mock.calls).toEqual([
    [
      `@app/react: The service does not trust ${location.origin}. Add {"domain":"${location.origin}","handler_path":"/auth"} to config.domains of the project file, set AUTH_ADMIN_KEY to the admin key of the project, and run: app-server project apply FILE --project ${options.projectId} --url http://service.test`,
    ],
  ])
})

it('says that the clock of the device is wrong', async () => {
  const fetch = respondAtRoot('Welcome\nTime: 2026-01-01T12:00:00.000Z\n')
  const now = () => Date.parse('2026-01-01T12:05:00Z')
  hints.checkApp(new ClientApp<true>({ ...options, fetch, now }))
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
  expect(warn.mock.calls).toEqual([
    [
      expect.stringContaining(
        "This device's clock is 5 minutes ahead of the service's clock. Correct it.",
      ),
    ],
  ])
})

it('says that another server responds instead of the service', async () => {
  const fetch = async () => new Response('<!doctype html><title>A page</title>\n<p>Its text</p>')
  const app = new ClientApp<true>({ ...options, fetch })
  hints.explain(await app.getProject().catch((error) => error))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Is baseUrl the URL')]])
  expect(String(warn.mock.calls)).toMatch(/<title>A page<\/title>$/)
})

it('says that another server responds, although no component reads the project', async () => {
  const body = '<pre>Cannot GET /api/v1/projects/current</pre>'
  const fetch = async () => new Response(body, { status: 404 })
  hints.checkApp(new ClientApp<true>({ ...options, fetch }))
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Is baseUrl the URL')]])
  expect(String(warn.mock.calls)).toContain('<pre>Cannot GET')
})

it('says that the service cannot be reached, unless the device is offline or part of the app is missing', async () => {
  const { NetworkError } = await import('@app/core')
  hints.explain(new NetworkError('Cannot reach http://service.test/api/v1.', true, null))
  hints.explain(new NetworkError('Part of the app is missing.', false, null))
  expect(warn).not.toHaveBeenCalled()
  const fetch = async () => Promise.reject(new TypeError('fetch failed'))
  const app = new ClientApp<true>({ ...options, fetch, retry: { attempts: 1 } })
  hints.explain(await app.getProject().catch((error) => error))
  expect(warn.mock.calls).toEqual([
    [
      '@app/react: Cannot reach http://service.test/api/v1. Is the service running, and is baseUrl its URL? To start it, run: app-server start',
    ],
  ])
})

it('says where to put Suspense when React 18 could not wait', () => {
  hints.explain(new Error('A component suspended while responding to synchronous input.'))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Put <Suspense> around')]])
})

it('explains no error of the service', async () => {
  const { HttpError } = await import('@app/core')
  const fetch = async () => new Response('Forbidden', { status: 403 })
  const app = new ClientApp<true>({ ...options, fetch })
  hints.explain(await app.getProject().catch((error) => error))
  // Browsers may not read the id of a request at another origin.
  const missing = { method: 'GET', path: '/teams/:team_id', status: 404, requestId: undefined }
  hints.explain(new HttpError('There is nothing at /teams/1.', { ...missing, retryAfterMs: 0 }))
  hints.explain(new Error('Of the app'))
  expect(warn).not.toHaveBeenCalled()
})

it('says that the service does not respond, 3 s after the first failure', async () => {
  vi.useFakeTimers()
  const fetch = async () => Promise.reject(new TypeError('fetch failed'))
  const app = new ClientApp<true>({ ...options, fetch, random: () => 0.5 })
  hints.checkApp(app)
  const failing = app.getProject().catch(() => {})
  await vi.advanceTimersByTimeAsync(2900)
  expect(warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('http://service.test')]])
  app.dispose()
  await failing
})

it('says nothing about a service that responds to the next attempt', async () => {
  vi.useFakeTimers()
  let calls = 0
  const fetch = async () => {
    calls += 1
    if (calls === 1) throw new TypeError('fetch failed')
    return new Response('Not allowed', { status: 403 })
  }
  const app = new ClientApp<true>({ ...options, fetch, random: () => 0.5 })
  hints.checkApp(app)
  const failing = app.getProject().catch(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  await failing
  expect(calls).toBe(2)
  expect(warn).not.toHaveBeenCalled()
})
