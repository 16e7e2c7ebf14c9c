import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp reads and changes the security settings of its project', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const present = {
    redirectsOnlyToHandler: true,
    pkceS256Only: true,
    passkeyUserVerification: 'required',
    securityEmailsEnabled: true,
    anonymousEnabled: true,
    invitationsOnlyForInvitedAddress: false,
    recentSignInRequired: false,
    verifiedEmailRequired: false,
    allowedEmailDomains: [],
    blockedEmailDomains: [],
    requiredTermsVersion: null,
    passwordMinLength: 8,
    serverPasswordMinLength: 0,
    signUpHook: null,
  }
  expect(await app.getSecuritySettings()).toEqual(present)
  expect(await app.updateSecuritySettings({})).toEqual(present)
  const opposite = {
    redirectsOnlyToHandler: false,
    pkceS256Only: false,
    passkeyUserVerification: 'preferred',
    securityEmailsEnabled: false,
    anonymousEnabled: false,
    invitationsOnlyForInvitedAddress: true,
    recentSignInRequired: true,
    verifiedEmailRequired: true,
    allowedEmailDomains: ['example.com', '*.example.com'],
    blockedEmailDomains: ['blocked.example.com'],
    requiredTermsVersion: '2026-11-01',
    passwordMinLength: 10,
    serverPasswordMinLength: 12,
    signUpHook: {
      url: 'https://app.example.com/hooks/sign-up',
      secret: `whsec_${btoa('a secret of thirty-two bytes ....')}`,
      onFailure: 'allow',
    },
  } as const
  for (const [name, value] of Object.entries(opposite)) {
    const changed = await app.updateSecuritySettings({ [name]: value })
    expect(changed).toMatchObject({ [name]: value })
  }
  expect(await app.getSecuritySettings()).toEqual(opposite)
  expect((await app.getProject()).config.passwordMinLength).toBe(10)
  expect((await service.openClient().getProject()).config.passwordMinLength).toBe(10)
})

it('an AdminApp gets the secret that the service creates for a sign-up hook', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const url = 'https://app.example.com/hooks/sign-up'
  const { signUpHook } = await app.updateSecuritySettings({ signUpHook: { url } })
  expect(signUpHook).toEqual({
    url,
    secret: expect.stringMatching(/^whsec_.{43}=$/),
    onFailure: 'deny',
  })
  expect((await app.updateSecuritySettings({ signUpHook: null })).signUpHook).toBeNull()
})
