import { describe, expect, it } from 'vitest'
import { AdminApp } from '../../src/admin'
import { ServerApp } from '../../src/app/server-app'
import { UsageError } from '../../src/errors/usage-error'
import { toClientJson } from '../../src/index'

it('says how Node reads a file of variables, if the project of a server is not set', () => {
  const build = () =>
    new ServerApp({
      baseUrl: process.env.UNSET_URL,
      projectId: process.env.UNSET_PROJECT_ID,
      publishableClientKey: process.env.UNSET_KEY,
      secretServerKey: process.env.UNSET_SECRET_KEY,
      tokenStore: null,
    })
  expect(build).toThrow(UsageError)
  expect(build).toThrow(/^projectId is missing: .* Node reads \.env with --env-file=\.env\.$/)
})

it('leaves an app without options to the environment', () => {
  expect(() => new ServerApp({ tokenStore: null })).toThrow(
    'or set NEXT_PUBLIC_STACK_PROJECT_ID (not with Vite).',
  )
})

it.each(['baseURL', 'base_url', 'BASE-URL'])('refuses %s, which JavaScript ignores', (name) => {
  const misspelled = { tokenStore: null, [name]: 'http://service.test' }
  expect(() => new ServerApp(misspelled)).toThrow(`${name} is not an option; use baseUrl.`)
})

it.each([
  ['urls.signin', 'urls.signIn', { urls: { signin: '/login' } }],
  ['urls.after_sign_in', 'urls.afterSignIn', { urls: { after_sign_in: '/board' } }],
  ['baseUrl.Browser', 'baseUrl.browser', { baseUrl: { Browser: 'http://service.test' } }],
  ['retry.base_delay_ms', 'retry.baseDelayMs', { retry: { base_delay_ms: 10 } }],
  ['cookieOptions.hostprefix', 'cookieOptions.hostPrefix', { cookieOptions: { hostprefix: true } }],
])('refuses %s in an option', (given, meant, options: object) => {
  expect(() => new ServerApp({ tokenStore: null, ...options })).toThrow(
    `${given} is not an option; use ${meant}.`,
  )
})

it('refuses a token store that does not exist', () => {
  const options = { tokenStore: 'cookies' as 'cookie' }
  expect(() => new ServerApp(options)).toThrow(
    'tokenStore: "cookies" is not a token store; expected "cookie", "nextjs-cookie", "memory", a request, tokens, or null.',
  )
})

it('leaves unknown options alone, which may be those of a newer version', () => {
  const options = {
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: 'pck_key12345',
    secretServerKey: 'ssk_key12345',
    baseUrl: 'http://service.test',
    tokenStore: null,
    region: 'eu',
    urls: { home: '/', billing: '/billing' },
  }
  expect(new ServerApp(options).projectId).toBe(options.projectId)
})

describe('an app that the admin key opens', () => {
  const options = {
    projectId: '00000000-0000-4000-8000-00000000de30',
    superSecretAdminKey: 'sak_key12345',
    baseUrl: 'http://service.test',
    tokenStore: null,
  }

  it('keeps the publishable client key, which sessions and JSON for browsers need', () => {
    const app = new AdminApp({ ...options, publishableClientKey: 'pck_key12345' })
    expect(toClientJson(app)).toMatchObject({ publishableClientKey: 'pck_key12345' })
  })

  it('refuses a publishable client key of another kind', () => {
    const publishableClientKey = 'ssk_key12345'
    expect(() => new AdminApp({ ...options, publishableClientKey })).toThrow(
      /^publishableClientKey/,
    )
  })
})
