import { afterAll, beforeAll, expect, it } from 'vitest'
import { ClientApp, type CookieAdapter } from '../../src/index'
import { demo, password, type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Creates the cookies of a browser as a framework provides them to a server. */
function createBrowser() {
  const kept = new Map<string, { value: string; httpOnly: boolean }>()
  return {
    get: (name: string) => kept.get(name),
    set(name: string, value: string, { httpOnly = false }: { httpOnly?: boolean }) {
      kept.set(name, { value, httpOnly })
    },
    delete: (name: string) => kept.delete(name),
    all: () => [...kept.values()],
  }
}

/** As in the recipe: one app for one request, with cookies that scripts cannot read. */
function openVisitor(cookies: ReturnType<typeof createBrowser>): ClientApp<true> {
  const tokenStore: CookieAdapter = {
    get: (name) => cookies.get(name),
    set: (name, value, options) => cookies.set(name, value, { ...options, httpOnly: true }),
    delete: (name) => cookies.delete(name),
  }
  return new ClientApp<true>({
    ...demo,
    baseUrl: 'http://localhost:8102',
    tokenStore,
    redirectMethod: 'none',
    fetch: service.fetch,
  })
}

it('a server signs users in whose tokens scripts cannot read', async () => {
  const email = service.newEmail()
  await signUp(service.openClient(), email)
  const browser = createBrowser()

  const signedIn = await openVisitor(browser).signInWithCredential({ email, password })
  expect(signedIn.status).toBe('ok')
  expect(browser.all().length).toBeGreaterThan(0)
  expect(browser.all().every(({ httpOnly }) => httpOnly)).toBe(true)

  // Another request of the same browser.
  expect(await openVisitor(browser).getUser()).toMatchObject({ primaryEmail: email })

  const visitor = openVisitor(browser)
  const { refreshToken } = await (await visitor.getUser({ or: 'throw' })).getAuthJson()
  await visitor.signOut()
  expect(browser.all()).toEqual([])
  const ended = service.openClient({ tokenStore: { accessToken: null, refreshToken } })
  expect(await ended.getUser()).toBeNull()
})

it('rejects a wrong password and stores nothing', async () => {
  const email = service.newEmail()
  await signUp(service.openClient(), email)
  const browser = createBrowser()
  const result = await openVisitor(browser).signInWithCredential({ email, password: 'not it, no' })
  expect(result).toMatchObject({ status: 'error', error: { errorCode: 'EMAIL_PASSWORD_MISMATCH' } })
  expect(browser.all()).toEqual([])
})
