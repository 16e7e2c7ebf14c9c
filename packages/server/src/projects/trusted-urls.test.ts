import { describe, expect, it } from 'vitest'
import { allowsLocalhost, isTrustedUrl } from './trusted-urls'

const domains = [
  { domain: 'https://app.example.com', handlerPath: '/handler' },
  { domain: 'https://example.org/app', handlerPath: '/auth' },
  { domain: 'http://10.0.0.1:3000', handlerPath: '/' },
  { domain: 'https://one.example.net/', handlerPath: '/handler' },
  { domain: 'https://two.example.net//', handlerPath: '/handler' },
  { domain: 'https://path.example.net/app//', handlerPath: '/handler' },
]
const project = { allowLocalhost: false, domains, onlyToHandler: false }

describe('trusted URLs', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com:443/handler/sign-in?x=1#y',
    'https://app.example.com/handler/oauth-callback?after_auth_return_to=%2Fteam%2F..%2Fa',
    'https://example.org/app',
    'https://example.org/app/page',
    'http://10.0.0.1:3000/page',
    'https://one.example.net/page',
    'https://two.example.net/page',
    'https://two.example.net',
    'https://path.example.net/app/page',
  ])('trusts %s', (url) => {
    expect(isTrustedUrl(url, project)).toBe(true)
  })

  it.each([
    'http://app.example.com/',
    'https://app.example.com:8443/anything',
    'https://example.com/',
    'https://app.example.com.evil.test/',
    'https://evil.test/?https://app.example.com',
    'https://app.example.com@evil.test/',
    'https://evil.test@app.example.com/',
    'https://example.org/other',
    'https://path.example.net/page',
    'https://path.example.net/application',
    'https://example.org/application-evil',
    'https://example.org/app/../evil',
    'https://example.org/app%2f..%2fevil',
    'https://example.org/app/%2E%2e/evil',
    'https://example.org/app/..%5Cevil',
    'https://example.org/app/%252e%252e%252fevil',
    'https://10.0.0.1:3000/',
    'http://10.0.0.1/',
    'javascript:alert(1)',
    '/relative',
    '',
    'http://localhost:3000/',
  ])('does not trust %s', (url) => {
    expect(isTrustedUrl(url, project)).toBe(false)
  })

  it.each([
    'http://localhost:3000/handler',
    'https://my.localhost/',
    'http://127.0.0.1/',
    'http://127.8.9.10:99/x',
  ])('trusts %s if localhost is allowed', (url) => {
    expect(isTrustedUrl(url, { ...project, allowLocalhost: true, onlyToHandler: true })).toBe(true)
  })

  it.each([
    'http://notlocalhost/',
    'http://127.0.0.1.evil.test/',
    'http://localhost.evil.test/',
    'http://evil.test@localhost/',
    'custom://localhost',
    'javascript://localhost/%0aalert(1)',
    'ftp://localhost/',
  ])('does not treat %s as localhost', (url) => {
    expect(isTrustedUrl(url, { ...project, allowLocalhost: true })).toBe(false)
  })
})

describe('trusted URLs of a project that trusts its handler only', () => {
  const strict = { ...project, onlyToHandler: true }

  it.each([
    'https://app.example.com/handler',
    'https://app.example.com/handler/oauth-callback?x=1',
    'https://example.org/app/auth/error',
    'http://10.0.0.1:3000/anything',
  ])('trusts %s', (url) => {
    expect(isTrustedUrl(url, strict)).toBe(true)
  })

  it.each([
    'https://app.example.com/',
    'https://app.example.com/user-content/page.html',
    'https://app.example.com/handlers',
    'https://app.example.com/handler/../user-content',
    'https://example.org/auth/error',
    'https://example.org/app/other',
  ])('does not trust %s', (url) => {
    expect(isTrustedUrl(url, strict)).toBe(false)
  })

  it('resolves an absolute handler path below the path of its domain', () => {
    const absolute = [{ domain: 'https://example.org/app', handlerPath: '/app/auth' }]
    expect(isTrustedUrl('https://example.org/app/auth/x', { ...strict, domains: absolute })).toBe(
      true,
    )
  })
})

describe('localhost', () => {
  const open = { id: 'a', allowLocalhost: true, isProductionMode: false }
  const rows = [
    ['where its project allows it', open, false, true],
    ['in production, where its project allows it', open, true, true],
    ['where its project does not', { ...open, allowLocalhost: false }, false, false],
    ['for a project in production mode', { ...open, isProductionMode: true }, false, false],
    ['for the dashboard in development', { ...open, id: 'internal' }, false, true],
    ['for the dashboard in production', { ...open, id: 'internal' }, true, false],
  ] as const
  it.each(rows)('is trusted or not %s', (_, row, production, expected) => {
    expect(allowsLocalhost({ config: { production } }, row)).toBe(expected)
  })
})
