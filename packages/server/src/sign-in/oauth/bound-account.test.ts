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
  it('leaves an ordinary account alone', () => {
    expect(boundAccount(account)).toEqual(account)
  })

  it('cuts a name, and no character of it in two', () => {
    const displayName = `${'a'.repeat(255)}😀b`
    expect(boundAccount({ ...account, displayName }).displayName).toBe('a'.repeat(255))
  })

  it('leaves out a picture that is too large', () => {
    const profileImageUrl = `https://example.com/${'a'.repeat(1_000_000)}`
    expect(boundAccount({ ...account, profileImageUrl }).profileImageUrl).toBeNull()
  })

  it.each([{ accountId: 'a'.repeat(257) }, { email: `${'a'.repeat(320)}@example.com` }])(
    'refuses an id or email that would not be the same when cut',
    (long) => {
      expect(() => boundAccount({ ...account, ...long })).toThrow('too long')
    },
  )
})
