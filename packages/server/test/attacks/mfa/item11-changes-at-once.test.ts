import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createWorld, type World } from '../../world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.server.close())

/** A user with a second factor, and pending sign-ins that require it. */
async function createVictim() {
  const { email, password, tokens } = await world.signUp()
  const { codes, totp } = await world.addRecoveryCodes(tokens)
  const begin = async () => {
    const body = { email, password }
    const { body: refusal } = await world.send('POST /auth/password/sign-in', { body })
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
      const response = (proof: object) => world.send('POST /auth/mfa/sign-in', { body: proof })
      const [change, ...responses] = await Promise.all([
        world.send(key, { headers, body }),
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
