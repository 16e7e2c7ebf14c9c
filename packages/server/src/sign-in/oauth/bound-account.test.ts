import { describe, expect, it } from 'vitest'
import { boundAccount } from './bound-account'

const account = {
  accountId: '1',
  email: 'a@example.com',
  emailVerified: true,
  displayName: 'Ada',
  profileImageUrl: 'https://example.com/ada.png',
}

describe('boundAccount', () => {
  it('does not change an ordinary account', () => {
    expect(boundAccount(account)).toEqual(account)
  })

  it('truncates a long name between characters', () => {
    const displayName = `${'a'.repeat(255)}😀b`
    expect(boundAccount({ ...account, displayName }).displayName).toBe('a'.repeat(255))
  })

  it('omits a picture that is too large', () => {
    const profileImageUrl = `https://example.com/${'a'.repeat(1_000_000)}`
    expect(boundAccount({ ...account, profileImageUrl }).profileImageUrl).toBeNull()
  })

  it.each([{ accountId: 'a'.repeat(257) }, { email: `${'a'.repeat(320)}@example.com` }])(
    'rejects an id or email that is too long',
    (long) => {
      expect(() => boundAccount({ ...account, ...long })).toThrow('too long')
    },
  )
})
