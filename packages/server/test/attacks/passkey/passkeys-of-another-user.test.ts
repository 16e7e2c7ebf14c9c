import { describe, expect, it } from 'vitest'
import { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { startPasskeyAttack } from './passkey-attack'

describe('L6: a passkey with the credential id of another user', () => {
  it('is refused, and the other user keeps their passkey', async () => {
    const { signUp, register, signIn } = await startPasskeyAttack()
    const [victim, attacker] = [await signUp(), await signUp()]
    const key = new SoftwareAuthenticator()
    expect((await register(victim.tokens, key)).status).toBe(200)
    const forged = new SoftwareAuthenticator()
    Object.assign(forged, { id: key.id })
    // A failure of the server fails the call.
    const { status, body } = await register(attacker.tokens, forged)
    expect([status, body.code]).toEqual([400, 'PASSKEY_REGISTRATION_FAILED'])
    expect((await signIn(key)).body.user_id).toBe(victim.id)
    expect((await signIn(forged)).body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })
})
