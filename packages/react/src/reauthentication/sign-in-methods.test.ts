import { describe, expect, it } from 'vitest'
import { findSignInMethods, isOnlySignInMethod } from './sign-in-methods'

const nothing = {
  hasPassword: false,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  oauthProviders: [],
}
const config = {
  signUpEnabled: true,
  credentialEnabled: true,
  magicLinkEnabled: true,
  passkeyEnabled: true,
  clientTeamCreationEnabled: true,
  clientUserDeletionEnabled: true,
  oauthProviders: [{ id: 'github' }],
  requiredTermsVersion: null,
  passwordMinLength: 8,
}
const verified = [{ usedForAuth: true, isVerified: true }]
const unverified = [{ usedForAuth: true, isVerified: false }]
const everything = {
  hasPassword: true,
  otpAuthEnabled: true,
  passkeyAuthEnabled: true,
  oauthProviders: [{ id: 'github' }],
}

describe('findSignInMethods', () => {
  it.each([
    ['nothing', nothing, config, verified, []],
    ['everything', everything, config, verified, ['password', 'emailCode', 'passkey', 'provider']],
    ['no address for sign-in', everything, config, [], ['passkey', 'provider']],
    ['no verified address', everything, config, unverified, ['password', 'passkey', 'provider']],
    [
      'a provider that is turned off',
      everything,
      { ...config, oauthProviders: [] },
      verified,
      ['password', 'emailCode', 'passkey'],
    ],
    [
      'methods the project has turned off',
      everything,
      { ...config, credentialEnabled: false, magicLinkEnabled: false, passkeyEnabled: false },
      verified,
      ['provider'],
    ],
  ])('with %s', (_, user, config, channels, methods) => {
    expect([...findSignInMethods(user, { config }, channels)]).toEqual(methods)
  })
})

describe('isOnlySignInMethod', () => {
  it('detects the last sign-in method', () => {
    expect(isOnlySignInMethod(new Set(['passkey']), 'passkey')).toBe(true)
    expect(isOnlySignInMethod(new Set(['passkey', 'password']), 'passkey')).toBe(false)
    expect(isOnlySignInMethod(new Set(['password']), 'passkey')).toBe(false)
  })
})
