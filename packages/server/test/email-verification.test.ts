import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from './harness'

let time = Date.now()
let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer({ now: () => time })
})
afterAll(() => started.server.close())

const callbackUrl = 'http://localhost:3000/verify?from=mail'

function send(tokens: { access: string }, email: string, callback_url = callbackUrl) {
  return started.call('POST', '/contact-channels/send-verification-code', {
    headers: as('client', tokens),
    body: { email, callback_url },
  })
}

const verify = (code: string) =>
  started.call('POST', '/contact-channels/verify', { body: { code } })
const check = (code: string) =>
  started.call('POST', '/contact-channels/verify/check-code', { body: { code } })

function codeIn(mail: { links: string[] }): string {
  return new URL(mail.links[0] ?? '').searchParams.get('code') ?? ''
}

/** A new user and the code mailed at sign-up. */
async function signUpWithCode() {
  const person = await started.signUp()
  const [mail] = await started.mailsTo(person.email)
  return { ...person, code: codeIn(mail) }
}

describe('verifying an address', () => {
  it('works by the mailed code, once, signed in or not', async () => {
    const { tokens, code } = await signUpWithCode()
    const answer = await verify(code.toUpperCase())
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    const me = await started.call('GET', '/users/me', { headers: as('client', tokens) })
    expect(me.body.primary_email_verified).toBe(true)
    const again = await verify(code)
    expect([again.status, again.body.code]).toEqual([409, 'VERIFICATION_CODE_ALREADY_USED'])
  })

  it('is done by one of many at once', async () => {
    const { code } = await signUpWithCode()
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  it('can be checked without using the code', async () => {
    const { code } = await signUpWithCode()
    const answer = await check(code)
    expect([answer.status, answer.body]).toEqual([200, { is_code_valid: true }])
    expect((await verify(code)).status).toBe(200)
    expect((await check(code)).body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it.each([
    ['verify', verify],
    ['check-code', check],
  ])('%s refuses unknown and expired codes', async (_, present) => {
    const unknown = await present('0'.repeat(45))
    expect([unknown.status, unknown.body.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
    expect((await present('0'.repeat(44))).body.code).toBe('SCHEMA_ERROR')
    const { code } = await signUpWithCode()
    const before = time
    time += 7 * 24 * 60 * 60 * 1000
    const expired = await present(code)
    time = before
    expect([expired.status, expired.body.code]).toEqual([400, 'VERIFICATION_CODE_EXPIRED'])
  })

  it('stops guessing of the first six characters after 20 tries', async () => {
    const { code } = await signUpWithCode()
    const guess = `000000${code.slice(6)}`
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await check(guess)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    }
    const answer = await verify(code)
    expect([answer.status, answer.body.code]).toEqual([
      400,
      'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
    ])
  })

  it('does not take a code of another kind', async () => {
    const { email } = await started.signUp()
    await started.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: callbackUrl },
    })
    const mails = await started.mailsTo(email, 2)
    const reset = mails.find((mail: { text: string }) => /password/i.test(mail.text))
    expect((await verify(codeIn(reset))).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('does not verify an address that is no longer the user’s', async () => {
    const { id, code } = await signUpWithCode()
    await started.call('DELETE', `/users/${id}`, { headers: as('server') })
    expect((await verify(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('POST /contact-channels/send-verification-code', () => {
  it('mails a link that keeps the query of the callback URL', async () => {
    const { email, tokens } = await started.signUp()
    await started.mailsTo(email)
    expect((await send(tokens, email)).body).toEqual({ success: true })
    const [mail] = await started.mailsTo(email, 2)
    const link = new URL(mail.links[0])
    expect(link.searchParams.get('from')).toBe('mail')
    expect(link.searchParams.get('code')).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
    expect(mail.text).toContain(link.href)
    expect((await verify(codeIn(mail))).status).toBe(200)
  })

  it('leaves earlier codes good', async () => {
    const { email, tokens, code } = await signUpWithCode()
    await send(tokens, email)
    expect((await verify(code)).status).toBe(200)
  })

  it('is for the primary address only', async () => {
    const { email, tokens } = await started.signUp()
    const answer = await send(tokens, 'other@example.com')
    expect([answer.status, answer.body.code]).toEqual([400, 'EMAIL_IS_NOT_PRIMARY_EMAIL'])
    expect(answer.body.details).toEqual({ email: 'other@example.com', primary_email: email })
  })

  it('is for addresses that are not verified', async () => {
    const { email, tokens, code } = await signUpWithCode()
    await verify(code)
    const answer = await send(tokens, email)
    expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_ALREADY_VERIFIED'])
  })

  it('leads only where the project trusts', async () => {
    const { email, tokens } = await started.signUp()
    const answer = await send(tokens, email, 'https://evil.example/verify')
    expect([answer.status, answer.body.code]).toEqual([400, 'REDIRECT_URL_NOT_WHITELISTED'])
    await started.configure({
      domains: [{ domain: 'https://app.example', handler_path: '/handler' }],
    })
    expect((await send(tokens, email, 'https://app.example/verify')).status).toBe(200)
  })

  it('wants a user', async () => {
    const answer = await started.call('POST', '/contact-channels/send-verification-code', {
      body: { email: 'a@example.com', callback_url: callbackUrl },
    })
    expect(answer.body.error).toContain('auth.user must be defined')
  })
})
