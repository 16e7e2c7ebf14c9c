import { createServer } from '@app/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerApp } from '../../src/server'
import {
  type BrowserCookie,
  startTestService,
  type TestProject,
  type TestService,
} from '../../src/testing'

const minute = 60_000

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await startTestService(createServer)
  project = await service.createProject({ config: { magicLinkEnabled: true } })
})
afterAll(() => service.close())

/** A browser context that only keeps cookies. */
function createContext() {
  const cookies: BrowserCookie[] = []
  return {
    addCookies: async (added: BrowserCookie[]) => void cookies.push(...added),
    request(url: string) {
      const own = cookies.filter((cookie) => url.startsWith(cookie.url))
      const cookie = own.map(({ name, value }) => `${name}=${value}`).join('; ')
      return new Request(url, { headers: { cookie } })
    },
  }
}

describe('users', () => {
  it('are created with a verified address, and signed in', async () => {
    const ada = await project.createUser({ displayName: 'Ada' })
    const app = await project.signIn(ada)
    const user = await app.getUser({ or: 'throw' })
    expect(user).toMatchObject({ displayName: 'Ada', primaryEmailVerified: true })
    await user.update({ displayName: 'Ada Lovelace' })
    expect((await project.serverApp.getUser(ada.id))?.displayName).toBe('Ada Lovelace')
  })

  it('sign in by password if they have one', async () => {
    const { email } = await project.createUser({ password: 'correct horse battery' })
    const app = project.openClient()
    const result = await app.signInWithCredential({
      email,
      password: 'correct horse battery',
      noRedirect: true,
    })
    expect(result.status).toBe('ok')
  })

  it('are signed in to a browser by cookies, which the server of the site accepts', async () => {
    const ada = await project.createUser()
    const context = createContext()
    await project.signInAs(context, ada, 'http://localhost:5173/some/page')
    const tokenStore = context.request('http://localhost:5173/api/orders')
    expect((await project.serverApp.getUser({ tokenStore }))?.id).toBe(ada.id)
    const otherSite = context.request('http://localhost:6000/')
    expect(await project.serverApp.getUser({ tokenStore: otherSite })).toBeNull()
  })
})

describe('emails', () => {
  it('have the code of their link', async () => {
    const { email } = await project.createUser({ password: 'correct horse battery' })
    const app = project.openClient()
    await app.sendForgotPasswordEmail(email, {
      callbackUrl: 'http://localhost:5173/handler/password-reset',
    })
    const { code, link } = await project.waitForEmail(email, { subject: /password/i })
    expect(link).toMatch(/^http:\/\/localhost:5173\/handler\/password-reset\?code=/)
    const result = await app.resetPassword({ code: code ?? '', password: 'another long password' })
    expect(result.status).toBe('ok')
  })

  it('have the code that users type', async () => {
    const { email } = await project.createUser()
    const app = project.openClient()
    const sent = await app.sendMagicLinkEmail(email, {
      callbackUrl: 'http://localhost:5173/handler/magic-link-callback',
    })
    if (sent.status === 'error') throw sent.error
    // The service writes domains in lower case.
    const { typedCode } = await project.waitForEmail(email.replace('example', 'Example'))
    const result = await app.signInWithMagicLink(`${typedCode}${sent.data.nonce}`, {
      noRedirect: true,
    })
    expect(result.status).toBe('ok')
  })

  it('that are not sent are reported with those that are', async () => {
    const address = 'unknown@example.com'
    const waiting = project.waitForEmail(address, { timeoutMs: 1 })
    await expect(waiting).rejects.toThrow(
      'No email to unknown@example.com with a subject that matches /(?:)/. The address received none.',
    )
  })
})

describe('the clock', () => {
  it('expires access tokens, which are refreshed', async () => {
    const app = await project.signIn(await project.createUser())
    const user = await app.getUser({ or: 'throw' })
    const { accessToken } = await user.getAuthJson()
    service.clock.advance(11 * minute)
    const after = await user.getAuthJson()
    expect(after.accessToken).not.toBe(accessToken)
    expect(await app.getUser()).not.toBeNull()
  })

  it('expires codes', async () => {
    const { email } = await project.createUser({ password: 'correct horse battery' })
    const app = project.openClient()
    await app.sendForgotPasswordEmail(email, { callbackUrl: 'http://localhost:5173/reset' })
    const { code } = await project.waitForEmail(email)
    service.clock.advance(61 * minute)
    const result = await app.resetPassword({ code: code ?? '', password: 'another long password' })
    expect(result).toMatchObject({
      status: 'error',
      error: { errorCode: 'VERIFICATION_CODE_EXPIRED' },
    })
  })

  it('does not move backward', () => {
    expect(() => service.clock.advance(-1)).toThrow(RangeError)
    expect(() => service.clock.advance(Number.NaN)).toThrow(RangeError)
  })
})

describe('projects', () => {
  it('share no users, so that tests can run at the same time', async () => {
    const projects = await Promise.all(Array.from({ length: 4 }, () => service.createProject()))
    const users = await Promise.all(
      projects.map((each) => each.createUser({ primaryEmail: 'ada@example.com' })),
    )
    expect(new Set(users.map(({ id }) => id)).size).toBe(4)
    for (const each of projects) expect(await each.serverApp.listUsers()).toHaveLength(1)
  })

  it('have keys of their own, and a token of another project is refused with both ids', async () => {
    const [project, other] = await Promise.all([service.createProject(), service.createProject()])
    const client = await project.signIn(await project.createUser())
    const { accessToken } = await (await client.getUser({ or: 'throw' })).getAuthJson()
    const { projectId } = project
    expect(await other.serverApp.verifyAccessToken(accessToken ?? '')).toMatchObject({
      error: {
        errorCode: 'INVALID_PROJECT_FOR_ACCESS_TOKEN',
        details: { expected_project_id: other.projectId, actual_project_id: projectId },
        message: `The access token is for the project ${projectId}, not for ${other.projectId}.`,
      },
    })
  })

  it('have settings that the admin app changes', async () => {
    const own = await service.createProject({ displayName: 'Shop' })
    const settings = await own.adminApp.getProject()
    await settings.update({ config: { credentialEnabled: false } })
    const { config } = await own.openClient().getProject()
    expect(config.credentialEnabled).toBe(false)
  })
})

describe('a service with a port', () => {
  it('leaves the classes of requests and responses as they are', async () => {
    const before = [globalThis.Request, globalThis.Response]
    const service = await startTestService(createServer, { port: 0 })
    expect((await fetch(`${service.baseUrl}/health`)).status).toBe(200)
    await service.close()
    expect([globalThis.Request, globalThis.Response]).toEqual(before)
  })

  it('can be reached by other processes', async () => {
    const free = await startTestService(createServer, { port: 0 })
    const own = await free.createProject()
    const ada = await own.createUser()
    const app = new ServerApp({
      ...own.options,
      secretServerKey: own.secretServerKey,
      tokenStore: null,
    })
    expect(own.options).not.toHaveProperty('fetch')
    expect((await app.getUser(ada.id))?.primaryEmail).toBe(ada.email)
    await free.close()
    await expect(fetch(`${free.baseUrl}/health`)).rejects.toThrow()
  })

  it('reports a port that is in use', async () => {
    const first = await startTestService(createServer, { port: 0 })
    const port = Number(new URL(first.baseUrl).port)
    await expect(startTestService(createServer, { port })).rejects.toThrow('EADDRINUSE')
    await first.close()
  })
})

it('refuses to start in production', async () => {
  const starting = startTestService(createServer, { server: { production: true } })
  await expect(starting).rejects.toThrow('do not start it in production')
})

it('signs a user out when the clock passes the end of the session', async () => {
  const own = await startTestService(createServer)
  const { createUser, signIn } = await own.createProject()
  const app = await signIn(await createUser())
  own.clock.advance(364 * 24 * 60 * minute)
  expect(await app.getUser()).not.toBeNull()
  own.clock.advance(365 * 24 * 60 * minute)
  expect(await app.getUser()).toBeNull()
  await own.close()
})
