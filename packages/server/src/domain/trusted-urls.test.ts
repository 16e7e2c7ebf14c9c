import { describe, expect, it } from 'vitest'
import { isTrustedUrl } from './trusted-urls'

describe('trusted URLs', () => {
  const project = {
    allowLocalhost: false,
    domains: ['https://app.example.com', 'https://example.org/app'],
  }

  it.each([
    'https://app.example.com/handler/sign-in?x=1#y',
    'https://app.example.com:8443/anything',
    'https://example.org/app/page',
  ])('trusts %s', (url) => {
    expect(isTrustedUrl(url, project)).toBe(true)
  })

  it.each([
    'http://app.example.com/',
    'https://example.com/',
    'https://app.example.com.evil.test/',
    'https://evil.test/?https://app.example.com',
    'https://app.example.com@evil.test/',
    'https://example.org/other',
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
    'custom://localhost',
  ])('trusts %s where localhost is allowed', (url) => {
    expect(isTrustedUrl(url, { allowLocalhost: true, domains: [] })).toBe(true)
  })

  it.each(['http://notlocalhost/', 'http://127.0.0.1.evil.test/', 'http://localhost.evil.test/'])(
    'does not take %s for localhost',
    (url) => {
      expect(isTrustedUrl(url, { allowLocalhost: true, domains: [] })).toBe(false)
    },
  )
})
