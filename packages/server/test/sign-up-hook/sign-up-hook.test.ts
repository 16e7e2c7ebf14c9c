import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createUsers } from '../attacks/users/create-users'
import { as } from '../harness'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  service = await createTestService()
  users = createUsers(service)
  await service.configure({ magic_link_enabled: true })
  await service.turn(['anonymous_enabled'], true)
})
afterEach(() => service.setSignUpHook(null))
afterAll(() => service.server.close())

/** Starts a hook of the demo project that makes a decision. */
async function startHook(decision: object, settings: object = {}) {
  const receiver = await startWebhookReceiver()
  receiver.respondWith(200, {}, JSON.stringify(decision))
  const { secret } = await service.setSignUpHook(receiver.url, settings)
  return { ...receiver, secret, sent: () => receiver.messages.map(({ body }) => JSON.parse(body)) }
}

const allow = { decision: 'allow' }
const deny = { decision: 'deny' }

const signUp = (email: string, more: object = {}, headers?: Record<string, string>) =>
  service.send('POST /auth/password/sign-up', {
    headers,
    body: { email, password: 'long enough', verification_callback_url: page, ...more },
  })

async function isUser(email: string): Promise<boolean> {
  const { items } = await service.must('GET /users', {
    headers: as('server'),
    query: { query: email },
  })
  return items.length > 0
}

async function latestEvent() {
  const { items } = await service.must('GET /internal/security-events', { headers: as('admin') })
  const { type, user_id, details } = items[0]
  return { type, user_id, details }
}

describe('the request to the hook', () => {
  it('contains the sign-up, signed with the secret of the settings', async () => {
    const { secret, messages } = await startHook(allow)
    const email = service.newEmail()
    const headers = { ...as('client'), 'accept-language': 'de', 'user-agent': 'Test/1.0' }
    const fields = { display_name: 'Ada', client_metadata: { company: 'Engine' } }
    expect((await signUp(email, fields, headers)).status).toBe(200)
    const [message] = messages
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toEqual({
      type: 'sign_up',
      data: {
        project_id: expect.any(String),
        method: 'password',
        provider_id: null,
        primary_email: email,
        primary_email_verified: false,
        display_name: 'Ada',
        client_metadata: { company: 'Engine' },
        accepted_terms_version: null,
        language: 'de-DE',
        ip_address: '127.0.0.1',
        user_agent: 'Test/1.0',
      },
    })
  })

  it('is sent for each way in which a visitor becomes a user', async () => {
    const { sent } = await startHook(allow)
    const [code, google, moved] = [service.newEmail(), service.newEmail(), service.newEmail()]
    await service.must('POST /auth/anonymous/sign-up')
    expect((await users.signInByCode(code, 0)).body.is_new_user).toBe(true)
    expect((await users.atGoogle(google)).body.is_new_user).toBe(true)
    const other = await service.verifiedUser()
    await users.addAddress(other.id, moved)
    expect((await users.reset(moved, { emailsBefore: 0 })).status).toBe(200)
    const common = { primary_email_verified: true, provider_id: null }
    expect(sent().map(({ data }) => data)).toMatchObject([
      { ...common, method: 'anonymous', primary_email: null, primary_email_verified: false },
      { ...common, method: 'email_code', primary_email: code },
      { ...common, method: 'oauth', provider_id: 'google', primary_email: google },
      { ...common, method: 'email_code', primary_email: other.email },
      { ...common, method: 'password_reset', primary_email: moved },
    ])
  })

  it('is not sent for sign-ins of users, nor for users that servers create', async () => {
    const { id, email, password } = await service.signUp()
    const { email: known } = await service.verifiedUser()
    const { messages } = await startHook(deny)
    await service.must('POST /auth/password/sign-in', { body: { email, password } })
    expect((await users.signInByCode(known, 1)).status).toBe(200)
    expect((await users.atGoogle(known)).body.is_new_user).toBe(false)
    await users.reset(known, { emailsBefore: 2 })
    const headers = as('server')
    await service.must('POST /users', { headers, body: { primary_email: service.newEmail() } })
    expect((await signUp(service.newEmail(), {}, headers)).status).toBe(200)
    await service.must('POST /auth/sessions', { headers, body: { user_id: id } })
    expect(messages).toEqual([])
  })

  it('is not sent when the sign-up is refused anyway', async () => {
    const { messages } = await startHook(allow)
    await service.block(['blocked.example'])
    await service.requireTerms('2026-11-01')
    expect((await signUp('ada@new.example')).body.code).toBe('TERMS_NOT_ACCEPTED')
    const more = { accepted_terms_version: '2026-11-01' }
    const refused = await signUp('ada@blocked.example', more)
    expect(refused.body.code).toBe('EMAIL_DOMAIN_NOT_ALLOWED')
    expect((await signUp(service.newEmail(), { ...more, password: 'short' })).status).toBe(400)
    await service.block([])
    await service.requireTerms(null)
    expect(messages).toEqual([])
  })
})

describe('a hook that allows the sign-up', () => {
  it('adds metadata that browsers cannot write', async () => {
    await startHook({
      ...allow,
      server_metadata: { score: 7 },
      client_read_only_metadata: { plan: 'beta' },
    })
    const { user_id } = (await signUp(service.newEmail(), { client_metadata: { a: 1 } })).body
    const path = { user_id }
    expect(
      await service.must('GET /users/:user_id', { headers: as('server'), path }),
    ).toMatchObject({
      server_metadata: { score: 7 },
      client_read_only_metadata: { plan: 'beta' },
      client_metadata: { a: 1 },
    })
  })
})

describe('a hook that asks the service before it decides', () => {
  it('gets its response, as no transaction waits for the hook', async () => {
    const { id } = await service.signUp()
    const hook = createServer((_, response) => {
      const found = service.must('GET /users/:user_id', {
        headers: as('server'),
        path: { user_id: id },
      })
      void found.then(() => response.end(JSON.stringify(allow)))
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void hook.close())
    await service.setSignUpHook(`http://127.0.0.1:${(hook.address() as AddressInfo).port}`)
    const email = service.newEmail()
    expect((await signUp(email)).status).toBe(200)
    expect((await users.atGoogle(service.newEmail())).body.is_new_user).toBe(true)
    expect((await users.signInByCode(service.newEmail(), 0)).body.is_new_user).toBe(true)
    expect(await isUser(email)).toBe(true)
  })
})

describe('a hook that denies the sign-up', () => {
  it('has its message shown, creates no user, and is recorded', async () => {
    await startHook({ ...deny, message: 'Ask us for an invitation.' })
    const email = service.newEmail()
    const { status, body } = await signUp(email)
    expect([status, body]).toEqual([
      403,
      {
        code: 'SIGN_UP_DENIED',
        details: { message: 'Ask us for an invitation.' },
        error: 'Ask us for an invitation.',
      },
    ])
    expect(await isUser(email)).toBe(false)
    expect(await latestEvent()).toEqual({
      type: 'sign_up.denied',
      user_id: null,
      details: { method: 'password', reason: 'Ask us for an invitation.' },
    })
  })

  it('gives the same response whether or not the address has an account', async () => {
    const { email } = await service.signUp()
    const { sent } = await startHook(deny)
    const responses = [await signUp(email), await signUp(service.newEmail())]
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [403, responses[0]?.body],
      [403, responses[0]?.body],
    ])
    expect(responses[0]?.body.code).toBe('SIGN_UP_DENIED')
    expect(sent()).toHaveLength(2)
  })

  it('leaves an email code usable, so that a later decision counts', async () => {
    const hook = await startHook(deny)
    const { code } = await service.emailedSignInCode()
    const body = { code }
    expect((await service.send('POST /auth/otp/sign-in', { body })).body.code).toBe(
      'SIGN_UP_DENIED',
    )
    hook.respondWith(200, {}, JSON.stringify(allow))
    expect((await service.must('POST /auth/otp/sign-in', { body })).is_new_user).toBe(true)
  })

  it('sends known and unknown addresses the same email code', async () => {
    const { email } = await service.verifiedUser()
    const { messages } = await startHook(deny)
    await service.emailedSignInCode(email, 2)
    await service.emailedSignInCode()
    expect(messages).toEqual([])
  })

  it('leads a visitor back from the provider to the error page', async () => {
    await startHook(deny)
    const email = service.newEmail()
    const response = await users.atGoogle(email)
    expect([response.status, response.body.code]).toEqual([403, 'SIGN_UP_DENIED'])
    expect(await isUser(email)).toBe(false)
  })

  it('leaves the address with its user when a reset would move it', async () => {
    const other = await service.verifiedUser()
    const email = service.newEmail()
    await users.addAddress(other.id, email)
    await startHook(deny)
    expect((await users.reset(email, { emailsBefore: 0 })).body.code).toBe('SIGN_UP_DENIED')
    const query = { user_id: other.id }
    const { items } = await service.must('GET /contact-channels', { headers: as('server'), query })
    expect(items.find(({ value }: { value: string }) => value === email).used_for_auth).toBe(true)
  })
})

describe('the settings', () => {
  it('create a secret, keep it when the URL changes, and replace it by a given one', async () => {
    const created = await service.setSignUpHook('https://app.example.com/a')
    expect(created).toEqual({
      url: 'https://app.example.com/a',
      secret: expect.stringMatching(/^whsec_/),
      on_failure: 'deny',
    })
    const moved = await service.setSignUpHook('https://app.example.com/b', { on_failure: 'allow' })
    expect(moved).toEqual({
      url: 'https://app.example.com/b',
      secret: created.secret,
      on_failure: 'allow',
    })
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    expect((await service.setSignUpHook('https://app.example.com/b', { secret })).secret).toBe(
      secret,
    )
    await service.setSignUpHook(null)
    const replaced = await service.setSignUpHook('https://app.example.com/b')
    expect(replaced.secret).not.toBe(secret)
  })

  it.each([
    ['no http URL', { url: 'ftp://app.example.com' }],
    ['a short secret', { url: 'https://app.example.com', secret: 'whsec_c2hvcnQ=' }],
    ['a secret of another form', { url: 'https://app.example.com', secret: 'x'.repeat(40) }],
    ['another decision', { url: 'https://app.example.com', on_failure: 'ask' }],
    ['an unknown property', { url: 'https://app.example.com', onFailure: 'allow' }],
  ])('refuse %s', async (_, sign_up_hook) => {
    const { status, body } = await service.send('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { sign_up_hook },
    })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})
