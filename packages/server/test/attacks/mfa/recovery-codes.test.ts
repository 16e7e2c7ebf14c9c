import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const secret = Buffer.from('12345678901234567890').toString('base64')

/** A user with recovery codes, whose password the attacker knows. */
async function createVictim(on = service) {
  const { email, password, id, tokens } = await on.signUp()
  const { codes, totp } = await on.addRecoveryCodes(tokens)
  return {
    id,
    codes,
    totp,
    headers: as('client', tokens),
    /** Begins a sign-in and returns what completes it with a recovery code. */
    async begin(headers: Record<string, string> = as('client')) {
      const first = { headers, body: { email, password } }
      const { body } = await on.send('POST /auth/password/sign-in', first)
      const code: string = body.details.attempt_code
      const response = (proof: object) =>
        on.send('POST /auth/mfa/sign-in', { headers, body: { ...proof, code } })
      const byCode = (typed = '') => response({ type: 'recovery_code', recovery_code: typed })
      return Object.assign(byCode, { byTotp: (totp: string) => response({ type: 'totp', totp }) })
    },
  }
}

const refused = { status: 400, body: { code: 'INVALID_RECOVERY_CODE' } }

describe('item 11: a recovery code', () => {
  it('is refused after use, in later sign-ins and in the same one', async () => {
    const { codes, begin } = await createVictim()
    const [owner, thief] = [await begin(), await begin()]
    expect((await owner(codes[0])).status).toBe(200)
    expect(await thief(codes[0])).toMatchObject(refused)
    expect(await thief(codes[0]?.toLowerCase())).toMatchObject(refused)
    expect((await owner(codes[1])).body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
    // The refused guess used nothing up.
    expect((await thief(codes[1])).status).toBe(200)
  })

  it('signs in once when sent twenty times at once', async () => {
    const { codes, begin, headers } = await createVictim()
    const attempts = await Promise.all(Array.from({ length: 20 }, () => begin()))
    const responses = await Promise.all(attempts.map((complete) => complete(codes[0])))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = responses.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(new Set(others)).toEqual(new Set(['INVALID_RECOVERY_CODE']))
    const { remaining } = await service.must('GET /users/me/recovery-codes', { headers })
    expect(remaining).toBe(9)
  })

  it('does not start a second session in one attempt, however many codes are sent at once', async () => {
    const { codes, begin, headers } = await createVictim()
    const complete = await begin()
    const responses = await Promise.all(codes.map((code) => complete(code)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const { remaining } = await service.must('GET /users/me/recovery-codes', { headers })
    expect(remaining).toBe(9)
  })

  it('of another user is refused and stays valid for its owner', async () => {
    const [victim, attacker] = [await createVictim(), await createVictim()]
    expect(await (await victim.begin())(attacker.codes[0])).toMatchObject(refused)
    expect((await (await attacker.begin())(attacker.codes[0])).status).toBe(200)
  })

  it('is not a TOTP, and a TOTP is not a recovery code', async () => {
    const { codes, totp, begin } = await createVictim()
    const complete = await begin()
    expect(await complete(totp())).toMatchObject(refused)
    const { body: first } = await service.send('POST /auth/mfa/sign-in', {
      body: { type: 'recovery_code', recovery_code: codes[0], totp: totp(), code: 'x'.repeat(45) },
    })
    expect(first.code).toBe('SCHEMA_ERROR')
  })

  it('is invalid after new codes are created', async () => {
    const { codes, begin, headers } = await createVictim()
    const complete = await begin()
    await service.must('POST /users/me/recovery-codes', { headers })
    for (const code of codes) expect(await complete(code)).toMatchObject(refused)
  })

  it('created during a replacement belongs to the old set or the new one, never both', async () => {
    const { codes, begin, headers } = await createVictim()
    const complete = await begin()
    const [signIn] = await Promise.all([
      complete(codes[0]),
      service.must('POST /users/me/recovery-codes', { headers }),
    ])
    const { remaining } = await service.must('GET /users/me/recovery-codes', { headers })
    expect([[200, 400].includes(signIn.status), remaining]).toEqual([true, 10])
  })
})

describe('item 11: after the second factor is removed', () => {
  const me = 'PATCH /users/me'
  const other = 'PATCH /users/:user_id'
  const off = { totp_secret_base64: null }
  const replaced = { totp_secret_base64: secret }

  it.each([
    ['removed by the user', me, off],
    ['replaced by the user', me, replaced],
    ['removed by the app', other, off],
    ['replaced by the app', other, replaced],
  ] as const)('codes are deleted when it was %s', async (_, key, body) => {
    const { id, codes, begin, headers } = await createVictim()
    const before = await begin()
    const request = key === me ? { headers } : { headers: as('server'), path: { user_id: id } }
    await service.must(key, { ...request, body })
    expect(await service.must('GET /users/me/recovery-codes', { headers })).toEqual({
      remaining: 0,
      created_at_millis: null,
    })
    // Sign-ins that waited for the old one have ended as well.
    expect((await before(codes[0])).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    await service.must(me, { headers, body: replaced })
    expect(await (await begin())(codes[0])).toMatchObject(refused)
  })
})

describe('item 11: guessing', () => {
  it('is counted together with TOTPs: twenty wrong codes from one address, of either kind', async () => {
    const limited = await createTestService({ rateLimits: true })
    try {
      const { codes, totp, begin } = await createVictim(limited)
      const [first, second] = [await begin(), await begin()]
      for (let guesses = 0; guesses < 19; guesses += 1) {
        expect(await first(`00000-000${10 + guesses}`)).toMatchObject(refused)
      }
      const wrongTotp = await second.byTotp('000000')
      expect(wrongTotp.body.code).toBe('INVALID_TOTP_CODE')
      const [recovery, byTotp] = [await second(codes[0]), await second.byTotp(totp())]
      expect([recovery.status, byTotp.status]).toEqual([429, 429])
      expect(recovery.headers.get('retry-after')).toMatch(/^\d+$/)
      // No code was used: the owner signs in from another address.
      const otherAddress = { ...as('client'), 'x-forwarded-for': '198.51.100.1' }
      expect((await (await begin(otherAddress))(codes[0])).status).toBe(200)
    } finally {
      await limited.server.close()
    }
  })
})
