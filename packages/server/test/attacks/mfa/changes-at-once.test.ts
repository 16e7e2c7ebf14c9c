import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** A user with a second factor, and pending sign-ins that require it. */
async function createVictim() {
  const { email, password, tokens } = await service.signUp()
  const { codes, totp } = await service.addRecoveryCodes(tokens)
  const begin = async () => {
    const body = { email, password }
    const { body: refusal } = await service.send('POST /auth/password/sign-in', { body })
    return refusal.details.attempt_code as string
  }
  const attempts = await Promise.all([begin(), begin(), begin()])
  return { attempts, codes, totp, headers: as('client', tokens) }
}

// Requests that lock rows in different orders wait for each other, until the database ends one of
// them: a 500.
describe('item 11: a second factor that is used while it changes', () => {
  it.each([
    ['turned off', 'PATCH /users/me', { totp_secret_base64: null }],
    ['given other codes', 'POST /users/me/recovery-codes', undefined],
  ] as const)('lets no request fail when it is %s', async (_, key, body) => {
    for (let round = 0; round < 8; round += 1) {
      const { attempts, codes, totp, headers } = await createVictim()
      const [first, second, third] = attempts
      const response = (proof: object) => service.send('POST /auth/mfa/sign-in', { body: proof })
      const [change, ...responses] = await Promise.all([
        service.send(key, { headers, body }),
        response({ type: 'totp', code: first, totp: totp() }),
        response({ type: 'recovery_code', code: second, recovery_code: codes[0] }),
        response({ type: 'totp', code: third, totp: totp() }),
      ])
      // Sign-ins that were completed first may have ended, or not; no change is lost.
      expect([200, 201]).toContain(change.status)
      for (const { status } of responses) expect([200, 400, 404, 409]).toContain(status)
    }
  })
})
