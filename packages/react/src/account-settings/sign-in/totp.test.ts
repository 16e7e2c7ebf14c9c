import { describe, expect, it } from 'vitest'
import { createTotpSecret, isTotpCode, toBase32, toTotpCode, toTotpUrl } from './totp'

const bytes = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)))
const secret = bytes('12345678901234567890')

describe('toTotpCode', () => {
  // The last six digits of RFC 6238 appendix B.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at second %i', async (second, code) => {
    expect(await toTotpCode(secret, second * 1000)).toBe(code)
  })
})

describe('isTotpCode', () => {
  it('accepts the code of the current and the previous step only', async () => {
    const accepts = (second: number) => isTotpCode(secret, '287082', second * 1000)
    expect(await Promise.all([29, 30, 59, 60, 89, 90].map(accepts))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('toBase32', () => {
  // RFC 4648 section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of "%s"', (text, encoded) => expect(toBase32(bytes(text))).toBe(encoded))
})

describe('toTotpUrl', () => {
  it('contains the issuer and the account', () => {
    expect(toTotpUrl(bytes('foobar'), 'My Site', 'ada+x@example.com')).toBe(
      'otpauth://totp/My%20Site:ada%2Bx%40example.com?secret=MZXW6YTBOI&issuer=My%20Site',
    )
  })
})

describe('createTotpSecret', () => {
  it('is as long as the hash, and different each time', () => {
    const [first, second] = [createTotpSecret(), createTotpSecret()]
    expect(first).toHaveLength(20)
    expect(first).not.toEqual(second)
  })
})
