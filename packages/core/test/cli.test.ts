import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../src/index'
import { type Service, signUp, startService } from './harness'

const appUrl = 'https://app.example.com'

let now = Date.now()
let service: Service
beforeAll(async () => {
  service = await startService({ now: () => now })
})
afterAll(() => service.close())

/** The code in a link that a program showed. */
const codeIn = (link: string) => new URL(link).searchParams.get('login_code') ?? ''

describe('a program on a command line', () => {
  it('signs in as who confirms it in a browser', async () => {
    const browser = service.openClient()
    const email = service.newEmail()
    await signUp(browser, email)
    const links: string[] = []
    const program = service.openClient({ tokenStore: null })
    const { startCliLogin } = program
    const result = await startCliLogin({
      appUrl,
      pollMs: 1,
      async promptLink(link) {
        links.push(link)
        const { confirmCliLogin } = browser
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

    await browser.signOut()
    expect(await service.openClient({ tokenStore }).getUser()).toBeNull()
  })

  it('waits until somebody confirms it, over lost connections, ever less often', async () => {
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

  it('gives up when nobody confirms it in time', async () => {
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => {
      now += 60_001
    }
    const options = { appUrl, pollMs: 1, promptLink, expiresInMillis: 60_000 }
    expect(await program.startCliLogin(options)).toMatchObject({
      status: 'error',
      error: { errorCode: 'INVALID_POLLING_CODE', message: 'Nobody confirmed it in time.' },
    })
  })

  it('stops waiting when it is told to', async () => {
    const controller = new AbortController()
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => controller.abort(new Error('Ctrl-C'))
    await expect(
      program.startCliLogin({ appUrl, promptLink, signal: controller.signal }),
    ).rejects.toThrow('Ctrl-C')
  })

  it('stops waiting when its app ends', async () => {
    const program = service.openClient({ tokenStore: null })
    const promptLink = () => void setTimeout(program.dispose)
    const started = program.startCliLogin({ appUrl, promptLink, pollMs: 60_000 })
    await expect(started).rejects.toThrow('disposed')
  })

  it('can be confirmed once, by somebody who is signed in', async () => {
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
