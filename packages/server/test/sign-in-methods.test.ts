import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from './harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const callbackUrl = 'http://localhost:3000/handler/magic-link-callback'

async function sendCode(email: string, mails = 1) {
  const answer = await started.call('POST', '/auth/otp/send-sign-in-code', {
    body: { email, callback_url: callbackUrl },
  })
  if (answer.status !== 200) return { answer, nonce: '', typed: '', code: '' }
  const [mail] = await started.mailsTo(email, mails)
  const code = new URL(mail.links[0]).searchParams.get('code') ?? ''
  const typed = /^[0-9A-Z]{6}$/m.exec(mail.text)?.[0] ?? ''
  return { answer, nonce: answer.body.nonce, typed, code }
}

function signIn(code: string) {
  return started.call('POST', '/auth/otp/sign-in', { body: { code } })
}

describe('magic links', () => {
  it('sign a new person up by link, once', async () => {
    const { code } = await sendCode('new@example.com')
    expect(code).toHaveLength(45)
    const check = await started.call('POST', '/auth/otp/sign-in/check-code', { body: { code } })
    expect(check.body).toEqual({ is_code_valid: true })
    const first = await signIn(code)
    expect([first.status, first.body.is_new_user]).toEqual([200, true])
    const again = await signIn(code)
    expect([again.status, again.body.code]).toEqual([409, 'VERIFICATION_CODE_ALREADY_USED'])
    const me = await started.call('GET', '/users/me', {
      headers: as('client', { access: first.body.access_token }),
    })
    expect(me.body).toMatchObject({ primary_email_verified: true, otp_auth_enabled: true })
  })

  it('sign in by the typed code and the nonce of the browser', async () => {
    const { typed, nonce } = await sendCode('typed@example.com')
    expect(nonce).toHaveLength(39)
    expect((await signIn(typed + nonce)).body.is_new_user).toBe(true)
    const second = await sendCode('typed@example.com', 2)
    expect((await signIn(second.code)).body.is_new_user).toBe(false)
  })

  it('give one session to fifty who come at once', async () => {
    const { code } = await sendCode('race@example.com')
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('stop after twenty guesses of the typed part', async () => {
    const { typed, nonce } = await sendCode('guess@example.com')
    for (let guess = 0; guess < 20; guess += 1) {
      const answer = await signIn(`00000${guess % 10}${nonce}`)
      expect(answer.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    }
    expect((await signIn(typed + nonce)).body.code).toBe('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  })

  it('are refused for an address that was never verified', async () => {
    const { email } = await started.signUp()
    const { answer } = await sendCode(email)
    expect([answer.status, answer.body.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
  })

  it('refuse an untrusted callback URL', async () => {
    const answer = await started.call('POST', '/auth/otp/send-sign-in-code', {
      body: { email: 'x@example.com', callback_url: 'https://evil.example' },
    })
    expect(answer.body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  })
})

describe('the second factor', () => {
  it('completes a sign-in with the code of the authenticator app', async () => {
    const { email, password, tokens } = await started.signUp()
    const secret = new Secret({ size: 20 })
    const totp = new TOTP({ secret })
    await started.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { totp_secret_base64: Buffer.from(secret.bytes).toString('base64') },
    })
    const attempt = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password },
    })
    const code = attempt.body.details.attempt_code
    const mfa = (value: string) =>
      started.call('POST', '/auth/mfa/sign-in', { body: { code, type: 'totp', totp: value } })
    const right = totp.generate()
    const wrong = right === '000000' ? '111111' : '000000'
    expect((await mfa(wrong)).body.code).toBe('INVALID_TOTP_CODE')
    const done = await mfa(totp.generate())
    expect([done.status, done.body.is_new_user]).toEqual([200, false])
    expect((await mfa(totp.generate())).body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
    // A code of one kind is unknown where another is wanted.
    expect((await signIn(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('password reset', () => {
  it('sets a new password by mail and ends all sessions', async () => {
    const { email, tokens } = await started.signUp()
    const answer = await started.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: 'http://localhost:3000/reset' },
    })
    expect(answer.body).toEqual({ success: 'maybe, only if user with e-mail exists' })
    const [mail] = await started.mailsTo(email, 2)
    const code = new URL(mail.links[0]).searchParams.get('code') ?? ''
    const reset = await started.call('POST', '/auth/password/reset', {
      body: { code, password: 'a new password' },
    })
    expect(reset.body).toEqual({ success: true })
    const refresh = await started.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', { refresh: tokens.refresh }),
    })
    expect(refresh.body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const signedIn = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password: 'a new password' },
    })
    expect(signedIn.status).toBe(200)
  })

  it('says the same for an address nobody has', async () => {
    const answer = await started.call('POST', '/auth/password/send-reset-code', {
      body: { email: 'nobody@example.com', callback_url: 'http://localhost:3000/reset' },
    })
    expect(answer.body).toEqual({ success: 'maybe, only if user with e-mail exists' })
  })
})

describe('anonymous accounts', () => {
  it('are off unless the project has them', async () => {
    const answer = await started.call('POST', '/auth/anonymous/sign-up', { body: {} })
    expect(answer.body.code).toBe('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
  })
})

describe('command line sign-in', () => {
  it('hands the refresh token over once', async () => {
    const { tokens } = await started.signUp()
    const begun = await started.call('POST', '/auth/cli', { body: {} })
    const poll = () =>
      started.call('POST', '/auth/cli/poll', { body: { polling_code: begun.body.polling_code } })
    expect((await poll()).body).toEqual({ status: 'waiting' })
    const complete = () =>
      started.call('POST', '/auth/cli/complete', {
        body: { login_code: begun.body.login_code, refresh_token: tokens.refresh },
      })
    expect((await complete()).body).toEqual({ success: true })
    expect((await complete()).status).toBe(400)
    const success = await poll()
    expect([success.status, success.body]).toEqual([
      201,
      { status: 'success', refresh_token: tokens.refresh },
    ])
    expect((await poll()).body).toEqual({ status: 'used' })
    const unknown = await started.call('POST', '/auth/cli/poll', { body: { polling_code: 'x' } })
    expect(unknown.body.code).toBe('INVALID_POLLING_CODE')
  })
})

describe('sessions', () => {
  it('are listed newest first and can be revoked', async () => {
    const { email, password, tokens } = await started.signUp()
    const other = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password },
    })
    const headers = as('client', tokens)
    const { body } = await started.call('GET', '/auth/sessions?user_id=me', { headers })
    expect(body.items).toHaveLength(2)
    const current = body.items.find(
      (item: { is_current_session: boolean }) => item.is_current_session,
    )
    const revoke = (id: string) =>
      started.call('DELETE', `/auth/sessions/${id}?user_id=me`, { headers })
    expect((await revoke(current.id)).body.code).toBe('CANNOT_DELETE_CURRENT_SESSION')
    const rest = body.items.find((item: { id: string }) => item.id !== current.id)
    expect((await revoke(rest.id)).body).toEqual({ success: true })
    expect((await revoke(rest.id)).status).toBe(404)
    const refresh = await started.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', { refresh: other.body.refresh_token }),
    })
    expect(refresh.status).toBe(401)
  })

  it('made by a server may impersonate, and clients do not see those', async () => {
    const { id, tokens } = await started.signUp()
    const made = await started.call('POST', '/auth/sessions', {
      headers: as('server'),
      body: { user_id: id, is_impersonation: true, expires_in_millis: 60_000 },
    })
    expect([made.status, Object.keys(made.body).sort()]).toEqual([
      200,
      ['access_token', 'refresh_token'],
    ])
    const list = async (access: 'client' | 'admin') => {
      const who = access === 'client' ? 'me' : id
      const { body } = await started.call('GET', `/auth/sessions?user_id=${who}`, {
        headers: as(access, tokens),
      })
      return body.items.length
    }
    expect([await list('client'), await list('admin')]).toEqual([1, 2])
  })
})
