import { describe, expect, it } from 'vitest'
import { createRecoveryCode, hashRecoveryCode, isRecoveryCode } from './recovery-code'

describe('a recovery code', () => {
  it('has 50 bits in unambiguous letters and digits', () => {
    const codes = Array.from({ length: 1000 }, createRecoveryCode)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(new Set(codes.join('')).size).toBe(33)
  })

  it.each(['0A1BC-2D3EF', '0a1bc2d3ef', ' 0A1BC – 2D3EF ', 'Oa Ibc 2d 3e f', 'oAlBC-2D3EF'])(
    'is recognized as %o',
    (typed) => {
      expect(isRecoveryCode(hashRecoveryCode('0A1BC-2D3EF'), typed)).toBe(true)
    },
  )

  it.each(['', '-', '0A1BC-2D3EG', '0A1BC', '0A1BC-2D3EF0', '2D3EF-0A1BC'])(
    'is not recognized as %o',
    (typed) => {
      expect(isRecoveryCode(hashRecoveryCode('0A1BC-2D3EF'), typed)).toBe(false)
    },
  )

  it('has its own salt in each hash', () => {
    expect(hashRecoveryCode('0A1BC-2D3EF')).not.toBe(hashRecoveryCode('0A1BC-2D3EF'))
  })
})
