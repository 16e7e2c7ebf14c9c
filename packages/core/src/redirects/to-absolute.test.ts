import { describe, expect, it } from 'vitest'
import { toAbsolute } from './to-absolute'
import { resolveUrls } from './urls'

describe('toAbsolute', () => {
  it('returns URLs for emails, with the return URL and without a fragment', () => {
    const href = 'https://app.test/a?after_auth_return_to=%2Fb#c'
    const urls = resolveUrls({ emailVerification: '/verify#x' })
    expect(toAbsolute({ href, urls }, 'emailVerification')).toBe(
      'https://app.test/verify?after_auth_return_to=%2Fb',
    )
  })

  it('rejects with a remedy if there is no page', () => {
    const nowhere = { href: null, urls: resolveUrls() }
    expect(() => toAbsolute(nowhere, 'passwordReset')).toThrow(
      'There is no page to resolve urls.passwordReset against: pass callbackUrl.',
    )
    const option = 'verificationCallbackUrl'
    expect(() => toAbsolute(nowhere, 'emailVerification', { option })).toThrow(
      'urls.emailVerification against: pass verificationCallbackUrl.',
    )
  })
})
