import { describe, expect, it } from 'vitest'
import { requireTrusted } from './trusted-url'

const href = 'https://app.test/page'

describe('requireTrusted', () => {
  it.each([
    ['/a?b=c#d', '/a?b=c#d'],
    ['a', '/a'],
    ['?q=1', '/page?q=1'],
    ['#top', '/page#top'],
    ['https://app.test/a', '/a'],
    ['/..//a', undefined],
    ['https://docs.test/a', 'https://docs.test/a'],
  ])('accepts %j', (url, result) => {
    if (result === undefined) return expect(() => requireTrusted(url, href, [])).toThrow()
    expect(requireTrusted(url, href, ['https://docs.test'])).toBe(result)
  })

  it.each(['https://docs.test/', 'https://docs.test//'])('accepts pages of %s', (trusted) => {
    expect(requireTrusted('https://docs.test/a', href, [trusted])).toBe('https://docs.test/a')
    expect(() => requireTrusted('https://docs.test.evil.test/', href, [trusted])).toThrow()
  })

  it.each([
    '',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    ' //evil.test',
    '/.//evil.test',
    'https://evil.test',
    'http://app.test/downgraded',
    'https://app.test:8443/other-port',
    'https://app.test@evil.test',
    'https://docs.test.evil.test',
    'https://docs.test:8443/',
    'https://user@docs.test/',
    'http://docs.test/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://app.test/x',
    'https://user@app.test/',
    'https://',
  ])('rejects %j', (url) => {
    expect(() => requireTrusted(url, href, ['https://docs.test'])).toThrow(
      `Redirect URL ${url} is not trusted; should be relative.`,
    )
  })

  it('rejects absolute URLs if there is no page', () => {
    expect(requireTrusted('/a', null, [])).toBe('/a')
    expect(() => requireTrusted('https://app.test/a', null, [])).toThrow('not trusted')
  })
})
