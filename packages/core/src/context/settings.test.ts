import { afterEach, describe, expect, it, vi } from 'vitest'
import { UsageError } from '../errors/usage-error'
import type { ClientAppOptions } from './options'
import { toSettings } from './settings'

const projectId = '00000000-0000-4000-8000-00000000de30'
const options: ClientAppOptions = {
  projectId,
  publishableClientKey: 'pck_1',
  baseUrl: 'https://auth.test/',
  tokenStore: null,
}

afterEach(() => void vi.unstubAllEnvs())

describe('toSettings', () => {
  it('finds the API below the base URL, with or without trailing slashes', () => {
    expect(toSettings(options).apiUrl).toBe('https://auth.test/api/v1')
    expect(toSettings({ ...options, baseUrl: 'https://auth.test//' }).apiUrl).toBe(
      'https://auth.test/api/v1',
    )
    const both = { browser: 'https://b.test', server: 'http://s.test:8102/auth' }
    expect(toSettings({ ...options, baseUrl: both }).apiUrl).toBe('http://s.test:8102/auth/api/v1')
  })

  it('uses the environment, where an empty string counts as absent', () => {
    vi.stubEnv('NEXT_PUBLIC_STACK_PROJECT_ID', projectId)
    vi.stubEnv('NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY', 'pck_env')
    vi.stubEnv('NEXT_PUBLIC_STACK_URL', 'https://env.test')
    vi.stubEnv('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS', '{"x-a":"1"}')
    expect(toSettings({ tokenStore: null, projectId: '' })).toMatchObject({
      projectId,
      publishableClientKey: 'pck_env',
      apiUrl: 'https://env.test/api/v1',
      extraRequestHeaders: { 'x-a': '1' },
    })
    vi.stubEnv('NEXT_PUBLIC_STACK_API_URL', 'https://api.env.test')
    expect(toSettings({ tokenStore: null }).apiUrl).toBe('https://api.env.test/api/v1')
    vi.stubEnv('NEXT_PUBLIC_SERVER_STACK_API_URL', 'https://server.env.test')
    expect(toSettings({ tokenStore: null }).apiUrl).toBe('https://server.env.test/api/v1')
    expect(toSettings(options).apiUrl).toBe('https://auth.test/api/v1')
  })

  it.each<[string, Partial<ClientAppOptions>, RegExp]>([
    [
      'no project id',
      { projectId: undefined },
      /projectId is missing.*NEXT_PUBLIC_STACK_PROJECT_ID/,
    ],
    ['a wrong project id', { projectId: 'my project' }, /projectId is invalid/],
    ['an upper-case project id', { projectId: projectId.toUpperCase() }, /projectId is invalid/],
    ['no key', { publishableClientKey: '' }, /publishableClientKey is missing/],
    [
      'a secret key',
      { publishableClientKey: 'ssk_secret' },
      /publishableClientKey is invalid: pass a pck_… key/,
    ],
    ['no base URL', { baseUrl: undefined }, /baseUrl is missing/],
    ['a relative base URL', { baseUrl: '/auth' }, /baseUrl is invalid: pass an http/],
    ['a base URL of another scheme', { baseUrl: 'ftp://auth.test' }, /baseUrl is invalid/],
    ['no time at all', { timeoutMs: 0 }, /timeoutMs must be above 0/],
    ['a timeout that is not a number', { timeoutMs: Number.NaN }, /timeoutMs must be above 0/],
  ])('rejects %s with a remedy', (_name, change, message) => {
    const build = () => toSettings({ ...options, ...change })
    expect(build).toThrow(UsageError)
    expect(build).toThrow(message)
  })

  it('accepts a timeout that never ends', () => {
    const timeoutMs = Number.POSITIVE_INFINITY
    expect(toSettings({ ...options, timeoutMs }).timeoutMs).toBe(timeoutMs)
  })

  it('rejects headers from the environment that are not JSON, and names the variable', () => {
    vi.stubEnv('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS', 'x-a: 1')
    const build = () => toSettings(options)
    expect(build).toThrow(UsageError)
    expect(build).toThrow('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS')
    expect(toSettings({ ...options, extraRequestHeaders: {} }).extraRequestHeaders).toEqual({})
  })

  it('shows no key in a message', () => {
    expect(() => toSettings({ ...options, publishableClientKey: 'ssk_topsecret' })).not.toThrow(
      /topsecret/,
    )
  })

  it('accepts any key for the project internal', () => {
    const internal = { ...options, projectId: 'internal', publishableClientKey: 'this-is-one' }
    expect(toSettings(internal).publishableClientKey).toBe('this-is-one')
  })
})
