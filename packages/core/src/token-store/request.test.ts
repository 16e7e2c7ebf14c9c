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
  it('reads cookies, unpacking the access token', () => {
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

  it('prefers the header, where a missing token is none', () => {
    const headers = new Headers({ cookie, 'x-stack-auth': '{"accessToken":"x.y.z"}' })
    expect(readRequestTokens({ headers }, settings, () => {})).toEqual({
      accessToken: 'x.y.z',
      refreshToken: null,
    })
  })

  it('finds nobody in a request without either', () => {
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
  ])('refuses the header %j', (header) => {
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

  it('gives one request one store, from header or cookies', () => {
    const request = new Request('http://app.test', { headers: { cookie } })
    expect(findStore(request)).toBe(findStore(request))
    expect(findStore(request).get()).toEqual(tokens)
    expect(findStore(new Request('http://app.test', { headers: { cookie } }))).not.toBe(
      findStore(request),
    )
  })

  it('takes explicit tokens', () => {
    expect(findStore(tokens).get()).toEqual(tokens)
    expect(() => findStore({ accessToken: 'undefined', refreshToken: null })).toThrow(UsageError)
  })

  it('keeps one store for each of the app’s own kinds', () => {
    expect(findStore('memory')).toBe(findStore('memory'))
    expect(findStore('cookie')).not.toBe(findStore('memory'))
  })

  it('refuses to do without one', () => {
    expect(() => findStore(null)).toThrow('without a persistent token store')
    expect(() => findStore('session' as 'memory')).toThrow(UsageError)
  })
})
