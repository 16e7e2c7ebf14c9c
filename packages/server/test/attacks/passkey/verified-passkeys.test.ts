import { describe, expect, it } from 'vitest'
import { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

/** Origin of the passkeys. */
const origin = 'http://localhost:3000'

type SignInResponse = ReturnType<SoftwareAuthenticator['authenticate']>

async function register(
  { must }: TestService,
  headers: Record<string, string>,
  { key, userVerified }: { key: SoftwareAuthenticator; userVerified: boolean },
) {
  const begun = await must('POST /auth/passkey/initiate-passkey-registration', { headers })
  const { challenge } = begun.options_json
  const credential = key.register({ challenge, origin, userVerified })
  await must('POST /auth/passkey/register', { headers, body: { credential, code: begun.code } })
}

/** Signs in with a passkey. `forge` changes what the authenticator signed. */
async function signIn(
  { must, send }: TestService,
  {
    key,
    userVerified,
    forge = (it) => it,
  }: {
    key: SoftwareAuthenticator
    userVerified: boolean
    forge?: (response: SignInResponse) => SignInResponse
  },
) {
  const begun = await must('POST /auth/passkey/initiate-passkey-authentication')
  const { challenge } = begun.options_json
  const response = forge(key.authenticate({ challenge, origin, userVerified }))
  const body = { authentication_response: response, code: begun.code }
  return send('POST /auth/passkey/sign-in', { body })
}

/** Sets the flag UV of the authenticator data (WebAuthn Level 3 section 6.1). */
function withUserVerified(signed: SignInResponse): SignInResponse {
  const data = Buffer.from(signed.response.authenticatorData, 'base64url')
  data[32] = (data[32] ?? 0) | 0x04
  return {
    ...signed,
    response: { ...signed.response, authenticatorData: data.toString('base64url') },
  }
}

/** A user with a passkey and an authenticator app, where user verification is preferred. */
async function startWithPasskey({ userVerified }: { userVerified: boolean }) {
  const service = await createTestService()
  const body = { passkey_user_verification: 'preferred' }
  await service.must('PATCH /internal/security-settings', { headers: as('admin'), body })
  const { tokens } = await service.signUp()
  const key = new SoftwareAuthenticator()
  await register(service, as('client', tokens), { key, userVerified })
  return { service, key, totp: await service.addTotp(tokens) }
}

const asked = [400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED']

describe('a passkey as two factors', () => {
  it('is not one that got its PIN from a thief: the first verification needs the second factor', async () => {
    const { service, key, totp } = await startWithPasskey({ userVerified: false })
    const verified = () => signIn(service, { key, userVerified: true })
    for (const _ of [1, 2]) {
      const { status, body } = await verified()
      expect([status, body.code]).toEqual(asked)
    }
    // A code after a sign-in without verification says nothing about the passkey.
    const complete = async (attempt: { body: { details: { attempt_code: string } } }) => {
      const code = attempt.body.details.attempt_code
      service.pass(30_000)
      await service.must('POST /auth/mfa/sign-in', { body: { code, type: 'totp', totp: totp() } })
    }
    await complete(await signIn(service, { key, userVerified: false }))
    const again = await verified()
    expect([again.status, again.body.code]).toEqual(asked)
    await complete(again)
    expect((await verified()).status).toBe(200)
    await service.server.close()
  })

  it('needs the signed flag of this sign-in', async () => {
    const { service, key } = await startWithPasskey({ userVerified: true })
    const unverified = await signIn(service, { key, userVerified: false })
    expect([unverified.status, unverified.body.code]).toEqual(asked)
    const forged = await signIn(service, { key, userVerified: false, forge: withUserVerified })
    expect(forged.body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await signIn(service, { key, userVerified: true })).status).toBe(200)
    await service.server.close()
  })
})
