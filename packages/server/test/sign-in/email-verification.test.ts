import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
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

function codeIn(message: { links: string[] }): string {
  return new URL(message.links[0] ?? '').searchParams.get('code') ?? ''
}

/** Returns a new user and the code emailed at sign-up. */
async function signUpWithCode() {
  const user = await started.signUp()
  const [message] = await started.emailsTo(user.email)
  return { ...user, code: codeIn(message) }
}

describe('verifying an address', () => {
  it('accepts the code in any letter case, and only as a whole', async () => {
    const { code } = await signUpWithCode()
    expect((await verify(code.slice(1))).body.code).toBe('SCHEMA_ERROR')
    expect((await verify(code.toUpperCase())).body).toEqual({ success: true })
  })

  it('does not accept a code of another kind', async () => {
    const { email } = await started.signUp()
    await started.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: callbackUrl },
    })
    const emails = await started.emailsTo(email, 2)
    const reset = emails.find((message: { text: string }) => /password/i.test(message.text))
    expect((await verify(codeIn(reset))).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('does not verify an address that is no longer the user’s', async () => {
    const { id, code } = await signUpWithCode()
    await started.call('DELETE', `/users/${id}`, { headers: as('server') })
    expect((await verify(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('POST /contact-channels/send-verification-code', () => {
  it('emails a link that keeps the query of the callback URL', async () => {
    const { email, tokens } = await started.signUp()
    await started.emailsTo(email)
    expect((await send(tokens, email)).body).toEqual({ success: true })
    const [message] = await started.emailsTo(email, 2)
    const link = new URL(message.links[0])
    expect(link.searchParams.get('from')).toBe('mail')
    expect(link.searchParams.get('code')).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
    expect(message.text).toContain(link.href)
    expect((await verify(codeIn(message))).status).toBe(200)
  })

  it('redirects only to trusted domains', async () => {
    const { email, tokens } = await started.signUp()
    const response = await send(tokens, email, 'https://evil.example/verify')
    expect([response.status, response.body.code]).toEqual([400, 'REDIRECT_URL_NOT_WHITELISTED'])
    await started.configure({
      domains: [{ domain: 'https://app.example', handler_path: '/handler' }],
    })
    expect((await send(tokens, email, 'https://app.example/handler/verify')).status).toBe(200)
  })

  it('requires a user', async () => {
    const response = await started.call('POST', '/contact-channels/send-verification-code', {
      body: { email: 'a@example.com', callback_url: callbackUrl },
    })
    expect(response.body.error).toContain('auth.user must be defined')
  })
})
