import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createUsers } from '../attacks/users/create-users'
import { comeBack, exchange, locationOf, signInAtProvider } from '../browsers/oauth-browser'
import { as, demo, type TestResponse } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

const version = '2026-11-01'
const accepted = { accepted_terms_version: version }
const none = { accepted_terms_version: null, accepted_terms_at_millis: null }
const refused = [403, 'TERMS_NOT_ACCEPTED', { required_terms_version: version }]

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  service = await createTestService()
  users = createUsers(service)
  await service.configure({ magic_link_enabled: true })
})
afterEach(() => service.requireTerms(null))
afterAll(() => service.server.close())

const outcome = ({ status, body }: TestResponse) =>
  status < 300 ? 'done' : [status, body.code, body.details]

const find = (id: string) =>
  service.must('GET /users/:user_id', { headers: as('server'), path: { user_id: id } })

const patch = (id: string, body: object) =>
  service.send('PATCH /users/:user_id', { headers: as('server'), path: { user_id: id }, body })

const signUp = (
  fields: object = {},
  email = service.newEmail(),
  headers?: Record<string, string>,
) =>
  service.send('POST /auth/password/sign-up', {
    headers,
    body: { email, password: 'long enough', verification_callback_url: page, ...fields },
  })

const signInByCode = (code: string, fields: object = {}) =>
  service.send('POST /auth/otp/sign-in', { body: { code, ...fields } })

describe('the version of a project', () => {
  it('is public, and absent without one', async () => {
    const read = async () => [
      (await service.must('GET /projects/current')).config.required_terms_version,
      (
        await service.must('GET /projects/:project_id/public', {
          headers: {},
          path: { project_id: demo.id },
          query: { publishable_client_key: demo.client },
        })
      ).config.required_terms_version,
    ]
    expect(await read()).toEqual([undefined, undefined])
    await service.requireTerms(version)
    expect(await read()).toEqual([version, version])
  })

  it.each(['', 'with spaces', 'größer', 'a'.repeat(65)])('cannot be %j', async (value) => {
    const response = await service.send('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { required_terms_version: value },
    })
    expect([response.status, response.body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})

describe('a sign-up with a password', () => {
  it('is refused alike with and without an account, unless the version is the required one', async () => {
    const { email } = await service.signUp()
    const other = service.newEmail()
    await service.requireTerms(version)
    for (const fields of [{}, { accepted_terms_version: '2025-01-01' }]) {
      const responses = [await signUp(fields, email), await signUp(fields, other)]
      expect(responses.map(outcome)).toEqual([refused, refused])
      expect(responses[0]?.body).toEqual(responses[1]?.body)
    }
    expect(outcome(await signUp(accepted, other))).toBe('done')
  })

  it('records version and time', async () => {
    await service.requireTerms(version)
    const { body } = await signUp(accepted)
    expect(await find(body.user_id)).toMatchObject({
      ...accepted,
      accepted_terms_at_millis: service.time(),
    })
  })

  it('records nothing that the project does not require', async () => {
    const { body } = await signUp(accepted)
    expect(await find(body.user_id)).toMatchObject(none)
  })

  it('needs no version from a server, which may record any', async () => {
    await service.requireTerms(version)
    const earlier = { accepted_terms_version: '2025-01-01' }
    const responses = [
      await signUp({}, undefined, as('server')),
      await signUp(earlier, undefined, as('server')),
    ]
    const found = await Promise.all(responses.map(({ body }) => find(body.user_id)))
    expect(found).toMatchObject([none, earlier])
  })
})

describe('a sign-in', () => {
  it('of a user who exists asks for nothing', async () => {
    const { id, email, password } = await service.signUp()
    const verified = await service.verifiedUser()
    const google = service.newEmail()
    await users.atGoogle(google)
    await service.requireTerms(version)
    expect(outcome(await users.signInByPassword(email, password))).toBe('done')
    expect(outcome(await users.signInByCode(verified.email, 1))).toBe('done')
    expect(outcome(await users.atGoogle(google))).toBe('done')
    // The provider account of a verified address is added to its user.
    expect(outcome(await users.atGoogle(verified.email))).toBe('done')
    expect(await find(id)).toMatchObject(none)
  })
})

describe('a sign-in by email code', () => {
  it('asks for the terms of a new user, and the code remains usable', async () => {
    await service.requireTerms(version)
    const { code } = await service.emailedSignInCode()
    expect(outcome(await signInByCode(code))).toEqual(refused)
    expect(outcome(await signInByCode(code, { accepted_terms_version: 'x' }))).toEqual(refused)
    const { body } = await signInByCode(code, accepted)
    expect(body.is_new_user).toBe(true)
    expect(await find(body.user_id)).toMatchObject({
      ...accepted,
      accepted_terms_at_millis: service.time(),
    })
    expect((await signInByCode(code, accepted)).body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('tells nothing about an address before its code', async () => {
    const { email } = await service.verifiedUser()
    await service.requireTerms(version)
    const codes = [
      (await service.emailedSignInCode(email, 2)).code,
      (await service.emailedSignInCode()).code,
    ]
    const check = (code: string) =>
      service.send('POST /auth/otp/sign-in/check-code', { body: { code } })
    const checks = await Promise.all(codes.map(check))
    // Each names its own address to the reader of the mailbox; nothing else differs.
    expect(checks[0]?.body).toEqual({ ...checks[1]?.body, email })
    // The nonces of the two, which the browsers know, with a guess.
    const guesses = await Promise.all(codes.map((code) => signInByCode(`zzzzzz${code.slice(6)}`)))
    expect(guesses.map(({ body }) => body.code)).toEqual([
      'VERIFICATION_CODE_NOT_FOUND',
      'VERIFICATION_CODE_NOT_FOUND',
    ])
    expect(guesses[0]?.body).toEqual(guesses[1]?.body)
  })

  it('does not ask the owner of an unverified account, which they take over', async () => {
    const { id, email } = await service.signUp()
    await service.codeEmailedTo(email)
    await service.configure({ credential_enabled: false })
    await service.requireTerms(version)
    const { body } = await users.signInByCode(email, 1)
    await service.configure({ credential_enabled: true })
    expect(body).toMatchObject({ user_id: id, is_new_user: false })
  })

  it('asks for the unverified address of another account, which becomes a new user', async () => {
    const other = await service.verifiedUser()
    const email = service.newEmail()
    await users.addAddress(other.id, email)
    await service.requireTerms(version)
    const { code } = await service.emailedSignInCode(email)
    expect(outcome(await signInByCode(code))).toEqual(refused)
    expect((await signInByCode(code, accepted)).body.is_new_user).toBe(true)
  })

  it('does not ask for an address whose domain is refused', async () => {
    await service.requireTerms(version)
    const { code } = await service.emailedSignInCode('user@blocked.example')
    await service.block(['blocked.example'])
    const response = await signInByCode(code)
    await service.block([])
    expect(response.body.code).toBe('EMAIL_DOMAIN_NOT_ALLOWED')
  })
})

describe('a password reset', () => {
  const reset = (code: string, fields: object = {}) =>
    service.send('POST /auth/password/reset', { body: { code, password: 'a new one', ...fields } })

  it('asks if it creates a user, and the code remains usable', async () => {
    const other = await service.verifiedUser()
    const email = service.newEmail()
    await users.addAddress(other.id, email)
    await service.requireTerms(version)
    const code = await users.resetCode(email, 1)
    expect(outcome(await reset(code))).toEqual(refused)
    expect(outcome(await reset(code, accepted))).toBe('done')
    const { body } = await users.signInByPassword(email, 'a new one')
    expect(body.user_id).not.toBe(other.id)
    expect(await find(body.user_id)).toMatchObject(accepted)
  })

  it('of a user who exists asks for nothing', async () => {
    const { email } = await service.verifiedUser()
    await service.requireTerms(version)
    expect(outcome(await users.reset(email))).toBe('done')
  })
})

describe('a sign-up at a provider', () => {
  it('creates no user without the version in the request that started it', async () => {
    await service.requireTerms(version)
    const email = service.newEmail()
    expect(outcome(await users.atGoogle(email))).toEqual(refused)
    // The browser carries the state only, and cannot add the version on the way back.
    const returned = await signInAtProvider(service.call, email)
    const parameters = { ...returned.parameters, ...accepted }
    expect(outcome(await comeBack(service.call, { ...returned, parameters }))).toEqual(refused)
    const found = await service.must('GET /users', {
      headers: as('server'),
      query: { query: email },
    })
    expect(found.items).toEqual([])
  })

  it('tells the error page of the app which version is required', async () => {
    await service.requireTerms(version)
    const errorPage = { error_redirect_uri: page }
    const returned = await signInAtProvider(service.call, service.newEmail(), errorPage)
    const { searchParams } = locationOf(await comeBack(service.call, returned))
    expect(searchParams.get('errorCode')).toBe('TERMS_NOT_ACCEPTED')
    expect(JSON.parse(searchParams.get('details') ?? '')).toEqual({
      required_terms_version: version,
    })
  })

  it('records what the visitor accepted before', async () => {
    await service.requireTerms(version)
    const returned = await signInAtProvider(service.call, service.newEmail(), accepted)
    const code = locationOf(await comeBack(service.call, returned)).searchParams.get('code') ?? ''
    const { access_token: access } = await service.must('POST /auth/oauth/token', exchange(code))
    expect(await users.me(access)).toMatchObject({
      ...accepted,
      accepted_terms_at_millis: service.time(),
    })
  })
})

describe('an anonymous user', () => {
  it('is not asked, until they become a regular one', async () => {
    await service.requireTerms(version)
    const { user_id: id } = await service.must('POST /auth/anonymous/sign-up')
    expect(outcome(await patch(id, { is_anonymous: false }))).toEqual(refused)
    expect(outcome(await patch(id, { display_name: 'Ada' }))).toBe('done')
    expect(outcome(await patch(id, { is_anonymous: false, ...accepted }))).toBe('done')
    expect(await find(id)).toMatchObject({ is_anonymous: false, ...accepted })
  })
})

describe('the record of a user', () => {
  it('is written by servers, and not by the user', async () => {
    const { id, tokens } = await service.signUp()
    const own = { headers: as('client', tokens), body: accepted }
    expect((await service.send('PATCH /users/me', own)).body.code).toBe('SCHEMA_ERROR')
    expect((await patch(id, accepted)).body).toMatchObject({
      ...accepted,
      accepted_terms_at_millis: service.time(),
    })
    expect((await patch(id, { accepted_terms_version: null })).body).toMatchObject(none)
  })

  it('keeps the time of the first acceptance of a version', async () => {
    const { id } = await service.must('POST /users', { headers: as('server'), body: accepted })
    const first = service.time()
    service.pass(60_000)
    expect((await patch(id, accepted)).body.accepted_terms_at_millis).toBe(first)
    const later = { accepted_terms_version: '2027-01-01' }
    expect((await patch(id, later)).body).toMatchObject({
      ...later,
      accepted_terms_at_millis: first + 60_000,
    })
  })
})
