import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../../src/index'
import { type Service, signUp, startService } from '../harness'

const appUrl = 'https://app.example.com'

let now = Date.now()
let service: Service
beforeAll(async () => {
  service = await startService({ now: () => now })
})
afterAll(() => service.close())

/** Returns the code in the link that a program shows. */
const codeIn = (link: string) => new URL(link).searchParams.get('login_code') ?? ''

describe('a command-line program', () => {
  it('signs in as the user who confirms in a browser', async () => {
    const browser = service.openClient()
    const email = service.newEmail()
    await signUp(browser, email)
    const links: string[] = []
    const program = service.openClient({ tokenStore: null })
    const { startCliLogin } = program
    const result = await startCliLogin({
      appUrl,
      pollMs: 1,
      async promptLink(link, userCode) {
        links.push(link)
        const { confirmCliLogin, getCliLoginRequest } = browser
        expect(userCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        expect(await getCliLoginRequest(codeIn(link))).toEqual({
          userCode,
          startedAt: new Date(now),
          address: '127.0.0.1',
        })
        expect(await confirmCliLogin(codeIn(link))).toEqual({ status: 'ok', data: undefined })
      },
    })
    expect(links).toEqual([
      expect.stringMatching(
        /^https:\/\/app\.example\.com\/handler\/cli-auth-confirm\?login_code=\w{45}$/,
      ),
    ])
    if (result.status === 'error') throw result.error
    const tokenStore = { accessToken: null, refreshToken: result.data.refreshToken }
    expect(await program.getUser({ tokenStore })).toMatchObject({ primaryEmail: email })

    const sessions = await (await browser.getUser({ or: 'throw' })).getActiveSessions()
    expect(sessions).toHaveLength(2)
    expect(await browser.getCliLoginRequest(codeIn(links[0] ?? ''))).toBeNull()
    await browser.signOut()
    expect(await service.openClient({ tokenStore }).getUser()).not.toBeNull()
  })

  it('can be confirmed on services without details', async () => {
    const response = (status: number) => async (request: Request) =>
      request.url.endsWith('/details')
        ? new Response('Not found.', { status })
        : service.fetch(request)
    const request = { userCode: 'ABCD-2345', startedAt: null, address: null }
    for (const status of [404, 405]) {
      const browser = service.openClient({ fetch: response(status) })
      expect(await browser.getCliLoginRequest(`abcd2345${'0'.repeat(37)}`)).toEqual(request)
    }
    await expect(
      service.openClient({ fetch: response(403) }).getCliLoginRequest('abcd2345'),
    ).rejects.toBeInstanceOf(HttpError)
  })

  it('waits for the confirmation, over lost connections, with growing intervals', async () => {
    const browser = service.openClient()
    await signUp(browser, service.newEmail())
    let link = ''
    let polls = 0
    const waits = vi.spyOn(globalThis, 'setTimeout')
    const program = service.openClient({
      tokenStore: null,
      fetch: async (request) => {
        if (!request.url.endsWith('/auth/cli/poll')) return service.fetch(request)
        if (++polls === 2) throw new TypeError('fetch failed')
        if (polls === 4) await browser.confirmCliLogin(codeIn(link))
        return service.fetch(request)
      },
    })
    const promptLink = (shown: string) => {
      link = shown
    }
    expect(await program.startCliLogin({ appUrl, pollMs: 5, promptLink })).toMatchObject({
      status: 'ok',
    })
    expect(polls).toBe(4)
    const delays = waits.mock.calls.map(([, ms]) => ms)
    expect(delays).toEqual(
      expect.arrayContaining([5, 6, expect.closeTo(7.2), expect.closeTo(8.64)]),
    )
    waits.mockRestore()
  })

  it('stops if the sign-in is not confirmed in time', async () => {
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => {
      now += 60_001
    }
    const options = { appUrl, pollMs: 1, promptLink, expiresInMillis: 60_000 }
    expect(await program.startCliLogin(options)).toMatchObject({
      status: 'error',
      error: {
        errorCode: 'INVALID_POLLING_CODE',
        message: 'The sign-in was not confirmed in time.',
      },
    })
  })

  it('stops waiting when it is aborted', async () => {
    const controller = new AbortController()
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => controller.abort(new Error('Ctrl-C'))
    await expect(
      program.startCliLogin({ appUrl, promptLink, signal: controller.signal }),
    ).rejects.toThrow('Ctrl-C')
  })

  it('prints link and code by default', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => controller.abort())
    const controller = new AbortController()
    const program = service.openClient({ tokenStore: null })
    const started = program.startCliLogin({ appUrl, signal: controller.signal })
    await expect(started).rejects.toThrow()
    expect(printed.mock.calls[0]?.[0]).toMatch(/login_code=\w{45}\n.* code \w{4}-\w{4}\./)
    printed.mockRestore()
  })

  it('stops waiting when its app is disposed of', async () => {
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => void setTimeout(program.dispose)
    const started = program.startCliLogin({ appUrl, promptLink, pollMs: 60_000 })
    await expect(started).rejects.toThrow('disposed')
  })

  it('can be confirmed once, by a signed-in user', async () => {
    const browser = service.openClient()
    const program = service.openClient({ tokenStore: null })
    const codes: string[] = []
    await program.startCliLogin({
      appUrl,
      pollMs: 1,
      async promptLink(link) {
        codes.push(codeIn(link))
        expect(await browser.confirmCliLogin(codeIn(link))).toMatchObject({
          error: { errorCode: 'USER_AUTHENTICATION_REQUIRED' },
        })
        await signUp(browser, service.newEmail())
        await browser.confirmCliLogin(codeIn(link))
      },
    })
    await expect(browser.confirmCliLogin(codes[0] ?? '')).rejects.toBeInstanceOf(HttpError)
  })
})
