import { describe, expect, it } from 'vitest'
import { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as } from '../../harness'
import { startPasskeyAttack } from './passkey-attack'

const toHandle = (userId: string) => Buffer.from(userId).toString('base64url')

describe('L17: a passkey whose response names another user', () => {
  it('does not sign in that user, and still signs in its owner', async () => {
    const { signUp, register, signIn } = await startPasskeyAttack()
    const [owner, other] = [await signUp(), await signUp()]
    const key = new SoftwareAuthenticator()
    await register(owner.tokens, key)
    const ofOther = await signIn(key, { userHandle: toHandle(other.id) })
    expect(ofOther.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    const own = await signIn(key, { userHandle: toHandle(owner.id) })
    expect(own.body.user_id).toBe(owner.id)
  })
})

describe('L17: a passkey used by a page in a frame of another origin', () => {
  it('is not registered, and signs in no user', async () => {
    const { signUp, register, signIn } = await startPasskeyAttack()
    const { tokens } = await signUp()
    const key = new SoftwareAuthenticator()
    const framed = await register(tokens, key, { crossOrigin: true })
    expect(framed.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    await register(tokens, key)
    const response = await signIn(key, { crossOrigin: true })
    expect(response.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await signIn(key)).status).toBe(200)
  })
})

describe('L17: a passkey without user verification', () => {
  it('is neither registered nor signs in where the project requires user verification', async () => {
    const { signUp, register, signIn } = await startPasskeyAttack()
    const { tokens } = await signUp()
    const key = new SoftwareAuthenticator()
    const unverified = await register(tokens, key, { userVerified: false })
    expect(unverified.body.code).toBe('PASSKEY_REGISTRATION_FAILED')
    await register(tokens, key)
    const stolen = await signIn(key, { userVerified: false })
    expect(stolen.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await signIn(key)).status).toBe(200)
  })

  it('still works where the project only prefers it, as do earlier passkeys', async () => {
    const { call, signUp, register, signIn } = await startPasskeyAttack()
    await call('PATCH', '/internal/security-settings', {
      headers: as('admin'),
      body: { passkey_user_verification: 'preferred' },
    })
    const { tokens } = await signUp()
    const begun = await call('POST', '/auth/passkey/initiate-passkey-authentication', { body: {} })
    expect(begun.body.options_json.userVerification).toBe('preferred')
    const key = new SoftwareAuthenticator()
    expect((await register(tokens, key, { userVerified: false })).status).toBe(200)
    expect((await signIn(key, { userVerified: false })).status).toBe(200)
  })
})
