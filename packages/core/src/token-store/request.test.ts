import { describe, expect, it } from 'vitest'
import { createJar } from '../../test/cookie-jar'
import { UsageError } from '../errors/usage-error'
import { createFindStore } from './create'
import { readRequestTokens } from './request'

const projectId = 'internal'
const cookie = 'other=1; stack-refresh-internal=r; stack-access=[%22r%22%2C%22a.b.c%22]'
const settings = { projectId }
const tokens = { refreshToken: 'r', accessToken: 'a.b.c' }

describe('readRequestTokens', () => {
  it('reads cookies and extracts the access token', () => {
    const request = new Request('http://app.test', { headers: { cookie } })
    expect(readRequestTokens(request, settings, () => {})).toEqual(tokens)
  })

  it('reads the headers of plain Node requests', () => {
    expect(readRequestTokens({ headers: { cookie } }, settings, () => {})).toEqual(tokens)
    const header = JSON.stringify(tokens)
    expect(readRequestTokens({ headers: { 'x-stack-auth': header } }, settings, () => {})).toEqual(
      tokens,
    )
  })

  it('prefers the header, where a missing token is null', () => {
    const headers = new Headers({ cookie, 'x-stack-auth': '{"accessToken":"x.y.z"}' })
    expect(readRequestTokens({ headers }, settings, () => {})).toEqual({
      accessToken: 'x.y.z',
      refreshToken: null,
    })
  })

  it('returns no tokens for a request with neither', () => {
    expect(readRequestTokens(new Request('http://app.test'), settings, () => {})).toEqual({
      accessToken: null,
      refreshToken: null,
    })
  })

  it.each([
    '',
    'text',
    'null',
    '5',
    '[]',
    '"a"',
    '{"accessToken":"undefined"}',
    '{"accessToken":{}}',
    '{"refreshToken":["a"]}',
    '{"refreshToken":5}',
    '{"refreshToken":true}',
  ])('rejects the header %j', (header) => {
    const read = () =>
      readRequestTokens({ headers: { 'x-stack-auth': header } }, settings, () => {})
    expect(read).toThrow(UsageError)
    expect(read).toThrow('x-stack-auth')
  })
})

describe('findStore', () => {
  const findStore = createFindStore(
    { projectId, cookieJar: createJar() },
    new AbortController().signal,
  )

  it('returns one store per request, for header or cookies', () => {
    const request = new Request('http://app.test', { headers: { cookie } })
    expect(findStore(request)).toBe(findStore(request))
    expect(findStore(request).get()).toEqual(tokens)
    expect(findStore(new Request('http://app.test', { headers: { cookie } }))).not.toBe(
      findStore(request),
    )
  })

  it('accepts explicit tokens', () => {
    expect(findStore(tokens).get()).toEqual(tokens)
    expect(() => findStore({ accessToken: 'undefined', refreshToken: null })).toThrow(UsageError)
  })

  it('keeps one store of each kind per app', () => {
    expect(findStore('memory')).toBe(findStore('memory'))
    expect(findStore('cookie')).not.toBe(findStore('memory'))
  })

  it.each(['cookie', 'nextjs-cookie'] as const)(
    'rejects %j without a document, and says what to pass',
    (init) => {
      const find = createFindStore({ projectId }, new AbortController().signal)
      expect(() => find(init)).toThrow(UsageError)
      expect(() => find(init)).toThrow('on servers, pass the request')
    },
  )

  it('rejects a missing token store', () => {
    expect(() => findStore(null)).toThrow('without a persistent token store')
    expect(() => findStore('session' as 'memory')).toThrow(UsageError)
  })
})
