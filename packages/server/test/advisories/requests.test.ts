import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeBack, leave, signInAtProvider } from '../browsers/oauth-browser'
import { as, demo } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

describe('a cookie of a sign-in at a provider', () => {
  it('is of no use at another provider, or for another sign-in', async () => {
    const google = await signInAtProvider(service.call, service.newEmail())
    const github = await leave(service.call, 'github')
    const both = { cookie: `${google.headers.cookie}; ${github.headers.cookie}` }
    const { parameters } = google
    expect((await comeBack(service.call, { headers: both, parameters }, 'github')).status).toBe(400)

    const again = await signInAtProvider(service.call, service.newEmail())
    const mixed = { headers: google.headers, parameters: again.parameters }
    expect((await comeBack(service.call, mixed)).status).toBe(400)
    const state = github.location.searchParams.get('state') ?? ''
    const swapped = { ...again.parameters, state }
    expect((await comeBack(service.call, { headers: both, parameters: swapped })).status).toBe(400)
  })
})

describe('an email address', () => {
  it('is compared in the form in which it is stored and written to, not as typed', async () => {
    const email = 'kelvin@example.com'
    const { password } = await service.signUp(email)
    // Fullwidth letters, which are those letters by Unicode's compatibility forms (NFKC).
    const wide = 'ｋｅｌｖｉｎ@example.com'
    const callback = { callback_url: page }
    const signUp = await service.send('POST /auth/password/sign-up', {
      body: { email: wide, password, verification_callback_url: page },
    })
    expect(signUp.body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
    await service.must('POST /auth/password/send-reset-code', {
      body: { email: wide, ...callback },
    })
    const [newest] = await service.emailsTo(email, 2)
    expect(newest.to).toEqual([email])
    await service.must('POST /auth/password/sign-in', { body: { email: wide, password } })
  })

  it.each([
    ['a letter that only looks alike', 'kevin@example.com', 'kevın@example.com'],
    ['an end of line', 'ada@example.com', 'ada@example.com\r\nBcc: thief@example.com'],
    ['two addresses', 'bob@example.com', 'bob@example.com,thief@example.com'],
    ['a sign that becomes two', 'eve@example.com', 'eve@example.com\u2100thief.example'],
  ])('with %s is not the address of another user', async (_, victim, email) => {
    await service.signUp(victim)
    await service.emailsTo(victim)
    const asked = await service.send('POST /auth/password/send-reset-code', {
      body: { email, callback_url: page },
    })
    await service.idle()
    expect([200, 400]).toContain(asked.status)
    expect(await service.emailsTo(victim)).toHaveLength(1)
    const { body } = await service.call('GET', '/dev/outbox.json', { headers: {} })
    expect(JSON.stringify(body)).not.toContain('thief')
  })
})

it('emails the stored address if a letter matches only in lower case', async () => {
  // The Kelvin sign: a password reset was once emailed to the owner of the look-alike address.
  const { email } = await service.signUp('lord-kelvin@example.com')
  const typed = email.replace('k', '\u212A').toUpperCase()
  await service.must('POST /auth/password/send-reset-code', {
    body: { email: typed, callback_url: page },
  })
  const [newest] = await service.emailsTo(email, 2)
  expect(newest.to).toEqual([email])
})

describe('a header', () => {
  it.each([
    ['x-stack-access-token', 'a.b.c'],
    ['x-stack-access-token', `${'x'.repeat(7000)}`],
    ['x-stack-access-token', 'eyJhbGciOiJub25lIn0.e30.'],
    ['x-stack-project-id', '../internal'],
    ['x-stack-project-id', "' or 1=1 --"],
    ['x-stack-access-type', '__proto__'],
    ['x-stack-publishable-client-key', '\u00ff\u00fe'],
    ['x-stack-refresh-token', '\u00ff'],
    ['x-stack-random-nonce', 'x'.repeat(5000)],
    ['x-forwarded-for', 'not an address, ::::, 999.1.1.1'],
    ['cf-ipcountry', '{{7*7}}'],
    ['x-vercel-ip-latitude', 'north'],
    ['cookie', 'stack-oauth-inner-=true; =; ;;; a'],
    ['authorization', 'Basic %%%'],
    ['content-type', 'application/json; charset="'],
    ['accept', '\u00ff/*;q=x'],
    ['origin', 'javascript:alert(1)'],
    ['x-stack-override-error-status', 'maybe'],
  ])('%s: %j gets a response without a server failure', async (name, value) => {
    const headers = { ...as('client'), [name]: value }
    for (const [method, path] of [
      ['GET', '/users/me'],
      ['POST', '/auth/oauth/token'],
      ['POST', '/auth/sessions/current/refresh'],
      ['GET', '/auth/oauth/callback/google?state=x'],
    ] as const) {
      // The client of these tests throws at a 500.
      const body =
        method === 'POST' ? { grant_type: 'refresh_token', client_id: demo.id } : undefined
      const { status } = await service.call(method, path, { headers, body })
      expect(status).toBeLessThan(500)
    }
  })
})
