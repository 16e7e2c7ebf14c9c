import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../test-service'

const step = 30_000

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** A user with a second factor, whose password the attacker knows. */
async function createVictim() {
  const { email, password, tokens } = await service.signUp()
  const totp = await service.addTotp(tokens)
  return {
    totp,
    /** Begins a sign-in and returns what completes it with a TOTP. */
    async begin() {
      const { body } = await service.send('POST /auth/password/sign-in', {
        body: { email, password },
      })
      const code: string = body.details.attempt_code
      return (value: string) =>
        service.send('POST /auth/mfa/sign-in', { body: { code, type: 'totp', totp: value } })
    },
  }
}

it('M14: an observed TOTP is refused in every later sign-in, and the attempt stays usable', async () => {
  const { totp, begin } = await createVictim()
  const [owner, thief] = [await begin(), await begin()]
  const watched = totp()
  expect((await owner(watched)).status).toBe(200)
  for (let time = 0; time < 2; time += 1) {
    expect((await thief(watched)).body.code).toBe('INVALID_TOTP_CODE')
  }
  expect((await (await begin())(watched)).body.code).toBe('INVALID_TOTP_CODE')
  service.pass(step)
  expect((await thief(totp())).status).toBe(200)
})

it('M14: of twenty sign-ins at once with the same TOTP one succeeds', async () => {
  const { totp, begin } = await createVictim()
  const attempts = await Promise.all(Array.from({ length: 20 }, begin))
  const value = totp()
  const responses = await Promise.all(attempts.map((complete) => complete(value)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  const refusals = responses.filter(({ status }) => status !== 200).map(({ body }) => body.code)
  expect(new Set(refusals)).toEqual(new Set(['INVALID_TOTP_CODE']))
})
