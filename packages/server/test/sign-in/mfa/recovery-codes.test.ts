import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const key = '/users/me/recovery-codes'

/** A user with a second factor and recovery codes, and how they sign in. */
async function createUser() {
  const { email, password, id, tokens } = await service.signUp()
  const { totp, codes } = await service.addRecoveryCodes(tokens)
  const headers = as('client', tokens)
  return {
    id,
    email,
    headers,
    totp,
    codes,
    describe: () => service.must(`GET ${key}`, { headers }),
    replace: async () => (await service.must(`POST ${key}`, { headers })).codes as string[],
    /** Completes the first factor; returns the second. */
    async begin() {
      const { body } = await service.send('POST /auth/password/sign-in', {
        body: { email, password },
      })
      const code: string = body.details.attempt_code
      return (typed: string) =>
        service.send('POST /auth/mfa/sign-in', {
          body: { type: 'recovery_code', recovery_code: typed, code },
        })
    },
  }
}

async function eventsOf(userId: string, type: string) {
  const query = { user_id: userId, type }
  const request = { headers: as('admin'), query }
  return (await service.must('GET /internal/security-events', request)).items
}

describe('recovery codes', () => {
  it('are ten different ones, shown with 201 and counted from then on', async () => {
    const { tokens } = await service.signUp()
    await service.addTotp(tokens)
    const headers = as('client', tokens)
    expect(await service.must(`GET ${key}`, { headers })).toEqual({
      remaining: 0,
      created_at_millis: null,
    })
    const { status, body } = await service.send(`POST ${key}`, { headers })
    expect([status, Object.keys(body)]).toEqual([201, ['codes']])
    expect(new Set(body.codes).size).toBe(10)
    for (const code of body.codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    }
    const described = await service.must(`GET ${key}`, { headers })
    expect(described).toEqual({ remaining: 10, created_at_millis: expect.any(Number) })
  })

  it('each complete one sign-in', async () => {
    const { id, codes, begin, describe } = await createUser()
    for (const [index, code] of codes.entries()) {
      const { status, body } = await (await begin())(code)
      expect([status, body.user_id]).toEqual([200, id])
      expect(body).toEqual({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user_id: id,
        is_new_user: false,
      })
      expect((await describe()).remaining).toBe(9 - index)
    }
    expect((await describe()).created_at_millis).toEqual(expect.any(Number))
  })

  it('can be typed in any letter case, with spaces, without the hyphen and with look-alikes', async () => {
    const { codes, begin } = await createUser()
    const spellings: ((code: string) => string)[] = [
      (code) => code.toLowerCase(),
      (code) => ` ${code.replace('-', '')} `,
      (code) => code.split('').join(' '),
      (code) => code.replaceAll('0', 'o').replaceAll('1', 'l').replace('-', '–'),
    ]
    for (const [index, spell] of spellings.entries()) {
      const { status } = await (await begin())(spell(codes[index] ?? ''))
      expect([index, status]).toEqual([index, 200])
    }
  })

  it('leave the attempt open after a wrong one, for the authenticator app too', async () => {
    const { totp, begin, codes, email } = await createUser()
    const response = await begin()
    for (const wrong of ['', 'wrong', '00000-00000', codes.join('')]) {
      const { status, body } = await response(wrong.slice(0, 64))
      expect([status, body.code]).toEqual([400, 'INVALID_RECOVERY_CODE'])
    }
    expect((await response(codes[3] ?? '')).status).toBe(200)
    const { body: first } = await service.send('POST /auth/password/sign-in', {
      body: { email, password: 'correct horse' },
    })
    const code = first.details.attempt_code
    const body = { type: 'totp', totp: totp(), code }
    expect((await service.send('POST /auth/mfa/sign-in', { body })).status).toBe(200)
  })

  it('are one of two factor types, which the error for an unknown type names', async () => {
    const { status, body } = await service.send('POST /auth/mfa/sign-in', {
      body: { type: 'sms', code: 'x'.repeat(45) },
    })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(body.error).toContain('body.type must be "totp" or "recovery_code"')
  })

  it('require a second factor', async () => {
    const { tokens } = await service.signUp()
    const { status, body } = await service.send(`POST ${key}`, { headers: as('client', tokens) })
    expect([status, body]).toEqual([400, expect.stringContaining('Enable two-factor')])
  })

  it('are replaced as a set, also by many requests at once', async () => {
    const { codes, replace, describe } = await createUser()
    const sets = await Promise.all(Array.from({ length: 5 }, replace))
    expect((await describe()).remaining).toBe(10)
    expect(new Set([...codes, ...sets.flat()]).size).toBe(60)
  })

  it('are deleted with the user', async () => {
    const { id, begin, codes } = await createUser()
    const response = await begin()
    await service.must('DELETE /users/:user_id', { headers: as('server'), path: { user_id: id } })
    expect((await response(codes[0] ?? '')).body.code).toBe('USER_NOT_FOUND')
  })
})

describe('the security log', () => {
  it('records new sets, used codes and wrong ones, none in plain text', async () => {
    const { id, codes, begin } = await createUser()
    const response = await begin()
    await response('wrong')
    await response(codes[0] ?? '')
    expect(await eventsOf(id, 'recovery_codes.created')).toMatchObject([
      { actor: { access: 'client', user_id: id }, details: {} },
    ])
    expect(await eventsOf(id, 'recovery_code.used')).toMatchObject([
      { actor: { access: 'client', user_id: null }, details: { remaining: '9' } },
    ])
    expect(await eventsOf(id, 'sign_in.failed')).toMatchObject([
      { details: { method: 'recovery_code' } },
    ])
  })
})

describe('the user', () => {
  it('is emailed about new codes, and about each use with the number that remain', async () => {
    const { id, email, tokens } = await service.verifiedUser()
    const { codes } = await service.addRecoveryCodes(tokens)
    const created = await findEmail(email, 'New recovery codes were created')
    expect(created.text).toContain('If this wasn’t you')
    const { code } = await service.emailedSignInCode(email, 2)
    const first = await service.send('POST /auth/otp/sign-in', { body: { code } })
    const used = await service.must('POST /auth/mfa/sign-in', {
      body: {
        type: 'recovery_code',
        recovery_code: codes[0],
        code: first.body.details.attempt_code,
      },
    })
    expect(used.user_id).toBe(id)
    const message = await findEmail(email, 'A recovery code was used to sign in')
    expect(message.text).toContain('instead of the authenticator app')
    expect(message.text).toContain('Recovery codes left: 9')
    expect(message.text).not.toContain(codes[0])
  })
})

/** Returns the newest email with this subject. */
async function findEmail(email: string, title: string) {
  const [message] = await service.emailsTo(email, 1, ({ subject }) => subject.includes(title))
  return message
}
