import { describe, expect, it } from 'vitest'
import { isCrossOrigin, type RequestLine } from './is-cross-origin'

function check(
  headers: Record<string, string>,
  line: RequestLine = { method: 'POST', url: 'http://app.test/teams' },
  trustedOrigins?: string[],
): boolean {
  return isCrossOrigin(line, (name) => headers[name] ?? null, trustedOrigins)
}

describe('isCrossOrigin', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'get'])('accepts %s from any sender', (method) => {
    expect(check({ 'sec-fetch-site': 'cross-site' }, { method })).toBe(false)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('checks the origin of a %s', (method) => {
    expect(check({ 'sec-fetch-site': 'same-site' }, { method })).toBe(true)
    expect(check({ 'sec-fetch-site': 'cross-site' }, { method })).toBe(true)
    expect(check({ 'sec-fetch-site': 'same-origin' }, { method })).toBe(false)
    expect(check({ 'sec-fetch-site': 'none' }, { method })).toBe(false)
    expect(check({}, { method })).toBe(true)
  })

  it.each(['', '/', '//'])('trusts an origin with %j at its end', (slashes) => {
    const headers = { origin: 'https://admin.test', 'sec-fetch-site': 'same-site' }
    expect(check(headers, undefined, [`https://admin.test${slashes}`])).toBe(false)
    expect(check({ ...headers, origin: 'https://evil.test' }, undefined, [slashes])).toBe(true)
    expect(check({ 'sec-fetch-site': 'same-site' }, undefined, [slashes])).toBe(true)
  })

  it('trusts no sandboxed pages, which all have the origin null', () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    expect(check(headers, undefined, ['null'])).toBe(true)
  })

  it('trusts Sec-Fetch-Site over host names, which proxies change', () => {
    const origin = 'https://app.example.com'
    expect(check({ origin, host: 'internal:3000', 'sec-fetch-site': 'same-origin' })).toBe(false)
    expect(check({ origin, host: 'app.example.com', 'sec-fetch-site': 'cross-site' })).toBe(true)
  })

  it.each([
    ['http://app.test', 'app.test', false],
    ['https://app.test', 'app.test', false],
    ['http://app.test:8080', 'app.test:8080', false],
    ['http://app.test:8080', 'app.test', true],
    ['http://app.test.evil.example', 'app.test', true],
    ['http://evil.example', 'app.test', true],
    ['chrome-extension://app.test', 'app.test', true],
    ['null', 'app.test', true],
    ['null', 'null', true],
  ])('compares the origin %s with the host %s', (origin, host, expected) => {
    expect(check({ origin, host })).toBe(expected)
    expect(check({ origin }, { method: 'POST', url: `http://${host}/teams` })).toBe(expected)
  })

  it('does not mistake a path for a host', () => {
    const line = { method: 'POST', url: '/teams/evil.example' }
    expect(check({ origin: 'https://evil.example' }, line)).toBe(true)
  })

  it('trusts exactly the origins of the option', () => {
    const headers = { origin: 'https://admin.example.com', 'sec-fetch-site': 'same-site' }
    const post = { method: 'POST' }
    expect(check(headers, post, ['https://admin.example.com'])).toBe(false)
    expect(check(headers, post, ['https://example.com'])).toBe(true)
    expect(check({ 'sec-fetch-site': 'same-site' }, post, ['https://admin.example.com'])).toBe(true)
  })

  it('treats headers without a method as a change if they have an origin', () => {
    expect(check({}, {})).toBe(false)
    expect(check({ 'sec-fetch-site': 'cross-site' }, {})).toBe(false)
    expect(check({ origin: 'https://evil.example', host: 'app.test' }, {})).toBe(true)
    expect(check({ origin: 'https://app.test', host: 'app.test' }, {})).toBe(false)
  })

  it('treats the opening of a WebSocket as a change', () => {
    const headers = { upgrade: 'websocket', host: 'app.test' }
    expect(check({ ...headers, origin: 'https://evil.example' }, { method: 'GET' })).toBe(true)
    expect(check({ ...headers, origin: 'https://app.test' }, { method: 'GET' })).toBe(false)
  })
})
