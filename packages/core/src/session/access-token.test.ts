import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/tokens'
import { isFresh, readAccessToken } from './access-token'

describe('readAccessToken', () => {
  it('returns times in milliseconds', () => {
    expect(readAccessToken(accessToken({ iat: 10, exp: 610 }))).toEqual({
      issuedAt: 10_000,
      expiresAt: 610_000,
    })
  })

  it('treats a token without expiration as unlimited', () => {
    expect(readAccessToken('e30.e30.x').expiresAt).toBe(Number.POSITIVE_INFINITY)
    expect(isFresh('e30.e30.x', Date.now())).toBe(true)
  })

  it.each(['', 'text', 'a.b.c', 'a.%%%.c', 'e30.bnVsbA.x'])('treats %j as expired', (text) => {
    expect(isFresh(text, 1)).toBe(false)
  })
})

describe('isFresh', () => {
  it('requires 20 seconds of remaining lifetime', () => {
    const token = accessToken({ iat: 0, exp: 600 })
    expect(isFresh(token, 580_000)).toBe(true)
    expect(isFresh(token, 580_001)).toBe(false)
  })

  it('requires less of tokens with a shorter lifetime', () => {
    const token = accessToken({ iat: 0, exp: 9 })
    expect(isFresh(token, 3000)).toBe(true)
    expect(isFresh(token, 3001)).toBe(false)
  })
})
