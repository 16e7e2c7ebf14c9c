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

  it('returns absolute URLs without a page', () => {
    const urls = resolveUrls({ handler: 'https://app.test/auth', passwordReset: '/reset' })
    expect(toAbsolute({ href: null, urls }, 'teamInvitation')).toBe(
      'https://app.test/auth/team-invitation',
    )
    expect(() => toAbsolute({ href: null, urls }, 'passwordReset')).toThrow('Pass callbackUrl')
  })

  it('rejects with a remedy if there is no page', () => {
    const nowhere = { href: null, urls: resolveUrls() }
    expect(() => toAbsolute(nowhere, 'passwordReset')).toThrow(
      "Pass callbackUrl, or set urls.passwordReset to 'https://…'.",
    )
    const option = 'verificationCallbackUrl'
    expect(() => toAbsolute(nowhere, 'emailVerification', { option })).toThrow(
      'Pass verificationCallbackUrl, or set urls.emailVerification to',
    )
  })
})
