import { hashSync } from '@node-rs/bcrypt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { as, startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

describe('POST /auth/password/sign-up', () => {
  const url = 'http://localhost:3000/verify'

  it.each([
    ['a short password', { password: '1234567' }, 400, 'PASSWORD_TOO_SHORT'],
    ['a password of 71 characters', { password: 'x'.repeat(71) }, 400, 'SCHEMA_ERROR'],
    ['an address without a dot', { email: 'a@localhost' }, 400, 'SCHEMA_ERROR'],
    ['an address that starts with a dot', { email: '.a@example.com' }, 400, 'SCHEMA_ERROR'],
    ['an unknown property', { admin: true }, 400, 'SCHEMA_ERROR'],
  ])('refuses %s', async (_, change, status, code) => {
    const body = { email: 'b@example.com', password: 'long enough', verification_callback_url: url }
    const response = await started.call('POST', '/auth/password/sign-up', {
      body: { ...body, ...change },
    })
    expect([response.status, response.body.code]).toEqual([status, code])
    expect(response.headers.get('x-stack-known-error')).toBe(code)
  })

  it('refuses passwords that no server of this contract could hash', async () => {
    const body = {
      email: 'c@example.com',
      password: 'é'.repeat(40),
      verification_callback_url: url,
    }
    const response = await started.call('POST', '/auth/password/sign-up', { body })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('keeps every character, its case, and spaces at both ends', async () => {
    const password = '  Correct Hörse '
    const { email } = await started.signUp('exact@example.com', password)
    const signIn = (given: string) =>
      started.call('POST', '/auth/password/sign-in', { body: { email, password: given } })
    for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFD')]) {
      expect((await signIn(other)).body.code).toBe('EMAIL_PASSWORD_MISMATCH')
    }
    expect((await signIn(password)).status).toBe(200)
  })

  it('gives an address to one of many concurrent requests', async () => {
    const body = { email: 'd@example.com', password: 'long enough', verification_callback_url: url }
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => started.call('POST', '/auth/password/sign-up', { body })),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    const refused = responses.filter((response) => response.status === 409)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.body).toMatchObject({
      code: 'USER_EMAIL_ALREADY_EXISTS',
      details: { email: 'd@example.com' },
    })
  })

  it('succeeds without an email when the callback URL is not trusted', async () => {
    const body = {
      email: 'e@example.com',
      password: 'long enough',
      verification_callback_url: 'https://evil.example/x',
    }
    const response = await started.call('POST', '/auth/password/sign-up', { body })
    expect(response.status).toBe(200)
    // Owners see why, without a link that works.
    const error = {
      errorType: 'UNTRUSTED_URL',
      // Anyone can name a URL, so owners must not just add it.
      message: expect.stringMatching(
        /lead to https:\/\/evil\.example, which the project does not trust\. If it belongs to your app, /,
      ),
    }
    const list = async () =>
      (await started.call('GET', '/internal/emails', { headers: as('admin') })).body.items
    const refused = expect.objectContaining({
      to: [body.email],
      error: expect.objectContaining(error),
    })
    await vi.waitFor(async () => expect(await list()).toContainEqual(refused), { timeout: 20_000 })
    const { body: outbox } = await started.call('GET', '/dev/outbox.json', { headers: {} })
    expect(JSON.stringify(outbox)).not.toContain('e@example.com')
  })
})

describe('POST /auth/password/update', () => {
  it('changes the password and ends all other sessions', async () => {
    const { email, password, tokens } = await started.signUp()
    const other = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password },
    })
    const headers = as('client', tokens)
    const body = { old_password: password, new_password: 'another one' }
    const wrong = await started.call('POST', '/auth/password/update', {
      headers,
      body: { ...body, old_password: 'not this' },
    })
    expect(wrong.body.code).toBe('PASSWORD_CONFIRMATION_MISMATCH')
    const short = await started.call('POST', '/auth/password/update', {
      headers,
      body: { ...body, new_password: 'short' },
    })
    expect(short.body.code).toBe('PASSWORD_TOO_SHORT')
    const done = await started.call('POST', '/auth/password/update', { headers, body })
    expect([done.status, done.body]).toEqual([200, { success: true }])

    const refresh = (token: string) =>
      started.call('POST', '/auth/sessions/current/refresh', {
        headers: as('client', { refresh: token }),
      })
    expect((await refresh(tokens.refresh)).status).toBe(200)
    expect((await refresh(other.body.refresh_token)).body.code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    const signIn = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password: 'another one' },
    })
    expect(signIn.status).toBe(200)
  })

  it('requires a user', async () => {
    const response = await started.call('POST', '/auth/password/update', {
      body: { old_password: 'x', new_password: 'y' },
    })
    expect(response.body.code).toBe('SCHEMA_ERROR')
    expect(response.body.error).toContain('auth.user must be defined')
  })
})

describe('POST /auth/password/set', () => {
  it('adds a first password and ends no session', async () => {
    const { id, email } = await started.signUp()
    await started.call('PATCH', `/users/${id}`, {
      headers: as('server'),
      body: { password: null },
    })
    const session = await started.call('POST', '/auth/sessions', {
      headers: as('server'),
      body: { user_id: id },
    })
    const headers = as('client', { access: session.body.access_token })
    const short = await started.call('POST', '/auth/password/set', {
      headers,
      body: { password: 'short' },
    })
    expect(short.body).toMatchObject({ code: 'PASSWORD_TOO_SHORT', details: { min_length: 8 } })
    const missing = await started.call('POST', '/auth/password/update', {
      headers,
      body: { old_password: 'anything at all', new_password: 'anything else' },
    })
    expect([missing.status, missing.body.code]).toEqual([400, 'USER_DOES_NOT_HAVE_PASSWORD'])
    const responses = await Promise.all(
      ['first of two', 'second of two'].map((password) =>
        started.call('POST', '/auth/password/set', { headers, body: { password } }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
    const kept = responses[0]?.status === 200 ? 'first of two' : 'second of two'
    const signIn = await started.call('POST', '/auth/password/sign-in', {
      body: { email, password: kept },
    })
    expect(signIn.status).toBe(200)
    const refresh = await started.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', { refresh: session.body.refresh_token }),
    })
    expect(refresh.status).toBe(200)
  })

  it('requires a user', async () => {
    const response = await started.call('POST', '/auth/password/set', {
      body: { password: 'long enough' },
    })
    expect(response.body.error).toContain('auth.user must be defined')
  })

  it('does not replace a password', async () => {
    const { tokens } = await started.signUp()
    const response = await started.call('POST', '/auth/password/set', {
      headers: as('client', tokens),
      body: { password: 'another one' },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ])
  })
})

describe('imported users', () => {
  it('sign in with their bcrypt password, and have an argon2id hash from then on', async () => {
    const { email } = await importUser('imported@example.com', 'from another system')
    for (const _ of ['upgrades', 'still works']) {
      const wrong = await signIn(email, 'something else')
      expect(wrong.body.code).toBe('EMAIL_PASSWORD_MISMATCH')
      expect((await signIn(email, 'from another system')).status).toBe(200)
    }
  })
})

describe('a project', () => {
  it('can turn passwords off', async () => {
    const { email, password, tokens } = await started.signUp()
    await started.configure({ credential_enabled: false })
    const body = { email, password, verification_callback_url: 'http://localhost/x' }
    const change = { old_password: password, new_password: 'another one' }
    const headers = as('client', tokens)
    const responses = [
      await started.call('POST', '/auth/password/sign-up', { body }),
      await signIn(email, password),
      await started.call('POST', '/auth/password/set', { headers, body: { password } }),
      await started.call('POST', '/auth/password/update', { headers, body: change }),
    ]
    await started.configure({ credential_enabled: true })
    expect(responses.map((response) => [response.status, response.body.code])).toEqual(
      Array(4).fill([400, 'PASSWORD_AUTHENTICATION_NOT_ENABLED']),
    )
  })

  it('can turn sign-up off, which is reported after problems with the password', async () => {
    await started.configure({ sign_up_enabled: false })
    const signUp = (password: string) =>
      started.call('POST', '/auth/password/sign-up', {
        body: {
          email: 'late@example.com',
          password,
          verification_callback_url: 'http://localhost/x',
        },
      })
    const [short, long] = [await signUp('short'), await signUp('long enough')]
    await started.configure({ sign_up_enabled: true })
    expect(short.body.code).toBe('PASSWORD_TOO_SHORT')
    expect([long.status, long.body.code]).toEqual([400, 'SIGN_UP_NOT_ENABLED'])
  })
})

function signIn(email: string, password: string) {
  return started.call('POST', '/auth/password/sign-in', { body: { email, password } })
}

async function importUser(email: string, password: string) {
  const { status } = await started.call('POST', '/users', {
    headers: as('server'),
    body: {
      primary_email: email,
      primary_email_auth_enabled: true,
      password_hash: hashSync(password, { cost: 4 }),
    },
  })
  expect(status).toBe(201)
  return { email }
}
