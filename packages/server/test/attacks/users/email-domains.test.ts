import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { comeBack, leave, locationOf } from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { spotify } from '../../oauth-stand-in/providers/spotify'
import { x } from '../../oauth-stand-in/providers/x'
import { createStandIn, credentialsOf } from '../../oauth-stand-in/stand-in'
import { createTestService, page, providers, type TestService } from '../../test-service'
import { createUsers } from './create-users'

const standIn = createStandIn()
const refused = [403, 'EMAIL_DOMAIN_NOT_ALLOWED']

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  // The stand-in for Google is a part of the service.
  const fetch: typeof standIn.fetch = (input, init) =>
    standIn
      .fetch(input, init)
      .catch(() => service.server.fetch(new Request(input as string, init)) as Promise<Response>)
  service = await createTestService({ fetch })
  users = createUsers(service)
  await service.configure({ magic_link_enabled: true })
})
afterEach(() => rule({}))
afterAll(() => service.server.close())

/** Replaces both lists of the demo project. */
async function rule({ allowed = [], blocked = [] }: { allowed?: string[]; blocked?: string[] }) {
  const body = { allowed_email_domains: allowed, blocked_email_domains: blocked }
  return service.must('PATCH /internal/security-settings', { headers: as('admin'), body })
}

let count = 0
const at = (domain: string) => `person-${++count}@${domain}`

const signUp = (email: string, headers?: Record<string, string>) =>
  service.send('POST /auth/password/sign-up', {
    headers,
    body: { email, password: 'long enough', verification_callback_url: page },
  })

const outcome = ({ status, body }: Awaited<ReturnType<typeof signUp>>) =>
  status < 300 ? 'done' : [status, body.code]

describe('the lists', () => {
  it('are kept in lower case, in ASCII and without duplicates', async () => {
    const settings = await rule({
      allowed: ['Example.COM.', 'example.com', '*.Bücher.example', '*.edu'],
    })
    expect(settings.allowed_email_domains).toEqual([
      'example.com',
      '*.xn--bcher-kva.example',
      '*.edu',
    ])
  })

  it.each([
    ['no domain', ['not a domain']],
    ['an address', ['user@example.com']],
    ['an expression', ['.*\\.example\\.com']],
    ['a wildcard within', ['mail.*.com']],
    ['a single label', ['localhost']],
    ['an IP address', ['127.0.0.1']],
    ['a long text', [`${'a.'.repeat(200)}com`]],
    ['201 domains', Array.from({ length: 201 }, (_, index) => `n${index}.example`)],
  ])('refuse %s', async (_, blocked_email_domains) => {
    const response = await service.send('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { blocked_email_domains },
    })
    expect([response.status, response.body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})

describe('a sign-up with a password', () => {
  it.each([
    ['corp.example', 'done'],
    ['CORP.Example', 'done'],
    ['sub.corp.example', refused],
    ['notcorp.example', refused],
    ['corp.example.evil.example', refused],
    ['team.wild.example', 'done'],
    ['a.b.wild.example', 'done'],
    ['wild.example', refused],
    ['notwild.example', refused],
    ['bad.wild.example', refused],
    ['xn--bcher-kva.example', 'done'],
    ['XN--Bcher-KVA.example', 'done'],
    ['xn--bcher-kvaa.example', refused],
    // NFKC of the address makes it the ASCII domain, to which its emails are sent.
    ['ｃorp.example', 'done'],
  ])('with an address at %s is %j', async (domain, expected) => {
    await rule({
      allowed: ['corp.example', '*.wild.example', 'bücher.example'],
      blocked: ['bad.wild.example'],
    })
    expect(outcome(await signUp(at(domain)))).toEqual(expected)
  })

  it.each([
    'user@corp.example@evil.example',
    'user@evil.example@corp.example',
    '"user@evil.example"@corp.example',
    'user@corp.example.',
    'user@corp.example\n',
    'user@corp。example@evil.example',
  ])('with the address %j is not a valid request', async (email) => {
    await rule({ allowed: ['corp.example'] })
    expect(outcome(await signUp(email))).toEqual([400, 'SCHEMA_ERROR'])
  })

  it('is refused alike with and without an account, and the account still signs in', async () => {
    const { email, password } = await service.signUp(at('old.example'))
    await rule({ blocked: ['old.example'] })
    const responses = [await signUp(email), await signUp(at('old.example'))]
    expect(responses.map(outcome)).toEqual([refused, refused])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(outcome(await users.signInByPassword(email, password))).toBe('done')
  })

  it('is not restricted by a server, and neither are new users and addresses of servers', async () => {
    await rule({ blocked: ['old.example'] })
    const headers = as('server')
    expect(outcome(await signUp(at('old.example'), headers))).toBe('done')
    const { id } = await service.must('POST /users', {
      headers,
      body: { primary_email: at('old.example'), primary_email_auth_enabled: true },
    })
    await service.must('PATCH /users/:user_id', {
      headers,
      path: { user_id: id },
      body: { primary_email: at('old.example') },
    })
    await users.addAddress(id, at('old.example'))
  })
})

describe('a sign-in by email code', () => {
  it('sends known and unknown addresses the same, and creates no user', async () => {
    const { email: known } = await signUpByCode(at('old.example'))
    await rule({ blocked: ['old.example'] })
    const unknown = at('old.example')
    const knownCode = await service.emailedSignInCode(known, 2)
    const unknownCode = await service.emailedSignInCode(unknown)
    const [byKnown, byUnknown] = await Promise.all(
      [knownCode, unknownCode].map(({ code }) =>
        service.send('POST /auth/otp/sign-in', { body: { code } }),
      ),
    )
    expect(byKnown && outcome(byKnown)).toBe('done')
    expect(byUnknown && outcome(byUnknown)).toEqual(refused)
    const found = await service.must('GET /users', {
      headers: as('server'),
      query: { query: unknown },
    })
    expect(found.items).toEqual([])
  })

  it('is refused with a code from before the rule', async () => {
    const { code } = await service.emailedSignInCode(at('old.example'))
    await rule({ blocked: ['old.example'] })
    expect(outcome(await service.send('POST /auth/otp/sign-in', { body: { code } }))).toEqual(
      refused,
    )
  })

  it('still gives an unverified address to the owner of its mailbox, with their account', async () => {
    await service.configure({ credential_enabled: true })
    const { email } = await service.signUp(at('old.example'))
    // The verification email of the sign-up may otherwise arrive after that of the reset.
    await service.codeEmailedTo(email)
    await rule({ blocked: ['old.example'] })
    expect(outcome(await users.reset(email, { emailsBefore: 1 }))).toBe('done')
    expect(outcome(await users.signInByPassword(email))).toBe('done')
  })

  it('does not move the address of another account to a new user', async () => {
    const other = await service.verifiedUser()
    const email = at('old.example')
    await users.addAddress(other.id, email)
    const code = await users.resetCode(email, 1)
    await rule({ blocked: ['old.example'] })
    const body = { code, password: 'set by the owner' }
    expect(outcome(await service.send('POST /auth/password/reset', { body }))).toEqual([
      404,
      'VERIFICATION_CODE_NOT_FOUND',
    ])
    const byCode = await users.signInByCode(email, 1)
    expect(outcome(byCode)).toEqual(refused)
    const { items } = await service.must('GET /contact-channels', {
      headers: as('server'),
      query: { user_id: other.id },
    })
    // Nothing was taken from the account.
    expect(items.find(({ value }: { value: string }) => value === email).used_for_auth).toBe(true)
  })
})

async function signUpByCode(email: string) {
  const { code } = await service.emailedSignInCode(email)
  const { user_id: id, access_token: access } = await service.must('POST /auth/otp/sign-in', {
    body: { code },
  })
  return { id: id as string, email, headers: as('client', { access }) }
}

describe('a sign-up at a provider', () => {
  const ids = ['spotify', 'x'] as const

  beforeAll(() => {
    const own = ids.map((id) => ({ id, enabled: true, type: 'standard', ...credentialsOf(id) }))
    return service.configure({ oauth_providers: [...providers, ...own] })
  })

  /** Signs in with an address as the provider reports it. */
  async function signInAtSpotify(email: string, id = `spotify-${++count}`) {
    const [user] = spotify.users
    if (!user) throw new Error('Spotify documents no user.')
    const me = { id, display_name: null, email, images: [] }
    return visit('spotify', { ...user, data: { me } })
  }

  async function visit(id: (typeof ids)[number], user: Parameters<typeof standIn.visit>[2]) {
    const { location, headers } = await leave(service.call, id)
    const parameters = Object.fromEntries(standIn.visit(id, location, user).parameters)
    const response = await comeBack(service.call, { headers, parameters }, id)
    const isRedirected = response.headers.get('location') !== null
    return isRedirected && locationOf(response).searchParams.has('code')
      ? 'done'
      : [response.status, response.body.code]
  }

  it.each([
    ['ada@corp.example', 'done'],
    ['Bob@CORP.Example', 'done'],
    ['eve@corp.example.', 'done'],
    ['ada@bücher.example', 'done'],
    ['ada@sub.corp.example', refused],
    ['ada@evil.example', refused],
    ['ada@corp.example@evil.example', refused],
    ['ada@evil.example@corp.example', refused],
    ['"ada@evil.example"@corp.example', refused],
    ['ada@evil.example/@corp.example', refused],
    ['ada@corp.example:25', refused],
    // No database stores this character.
    ['ada@corp.example\u0000.evil.example', [400, undefined]],
    ['ada@corp.exаmple', refused],
    ['corp.example', refused],
    ['@corp.example', refused],
  ])('as %j is %j', async (email, expected) => {
    await rule({ allowed: ['corp.example', 'bücher.example'] })
    expect(await signInAtSpotify(email)).toEqual(expected)
  })

  it('is refused without an address while some domains are allowed, and not while some are blocked', async () => {
    const [user] = x.users
    if (!user) throw new Error('X documents no user.')
    await rule({ allowed: ['corp.example'] })
    expect(await visit('x', user)).toEqual(refused)
    await rule({ blocked: ['corp.example'] })
    expect(await visit('x', user)).toBe('done')
    // Now an existing user.
    await rule({ allowed: ['corp.example'] })
    expect(await visit('x', user)).toBe('done')
  })

  it('is refused with another address that mail servers could read as a blocked one', async () => {
    await rule({ blocked: ['evil.example'] })
    expect(await signInAtSpotify('ada@corp.example@evil.example')).toEqual(refused)
    expect(await signInAtSpotify('"a@evil.example"@corp.example')).toEqual(refused)
    expect(await signInAtSpotify('ada@EVIL。example')).toEqual(refused)
  })

  it('does not end the sign-in of a user who exists, nor the connection to one', async () => {
    expect(await signInAtSpotify('old@old.example', 'old')).toBe('done')
    await rule({ blocked: ['old.example'] })
    expect(await signInAtSpotify('old@old.example', 'old')).toBe('done')
    const { email } = await service.verifiedUser()
    await rule({ blocked: ['example.com'] })
    expect((await users.atGoogle(email)).body.is_new_user).toBe(false)
    expect(outcome(await users.atGoogle(at('example.com')))).toEqual(refused)
  })
})

describe('another address of a user', () => {
  const add = (headers: Record<string, string>, value: string, flags: object = {}) =>
    service.send('POST /contact-channels', {
      headers,
      body: { user_id: 'me', value, type: 'email', used_for_auth: false, ...flags },
    })

  const change = (headers: Record<string, string>, id: string, body: object) =>
    service.send('PATCH /contact-channels/:user_id/:contact_channel_id', {
      headers,
      path: { user_id: 'me', contact_channel_id: id },
      body,
    })

  const sendVerification = (headers: Record<string, string>, id: string) =>
    service.send('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
      headers,
      path: { user_id: 'me', contact_channel_id: id },
      body: { callback_url: page },
    })

  it('is refused when it is added, and when an allowed one is changed to it', async () => {
    const headers = await service.signedIn()
    await rule({ blocked: ['old.example'] })
    expect(outcome(await add(headers, at('old.example')))).toEqual(refused)
    expect(outcome(await add(headers, at('OLD.example'), { is_primary: true }))).toEqual(refused)
    const { id } = (await add(headers, at('new.example'))).body
    expect(outcome(await change(headers, id, { value: at('old.example') }))).toEqual(refused)
    expect(outcome(await change(headers, id, { value: at('sub.old.example') }))).toBe('done')
  })

  it('is refused alike whether or not another user signs in with it', async () => {
    const { email } = await service.signUp(at('old.example'))
    const headers = await service.signedIn()
    await rule({ blocked: ['old.example'] })
    const flags = { used_for_auth: true }
    expect(outcome(await add(headers, email, flags))).toEqual(refused)
    expect(outcome(await add(headers, at('old.example'), flags))).toEqual(refused)
  })

  it('from before the rule stays, but is neither verified nor made primary', async () => {
    const headers = await service.signedIn()
    const value = at('old.example')
    const { id } = (await add(headers, value)).body
    await rule({ blocked: ['old.example'] })
    expect(outcome(await change(headers, id, { is_primary: true }))).toEqual(refused)
    expect(outcome(await change(headers, id, { used_for_auth: true }))).toEqual(refused)
    expect(outcome(await sendVerification(headers, id))).toEqual(refused)
    expect(outcome(await change(headers, id, { value, used_for_auth: false }))).toBe('done')
  })

  it('that signs a user in stays as it is, and can be verified', async () => {
    const { id: userId, tokens } = await service.signUp(at('old.example'))
    const headers = as('client', tokens)
    await rule({ blocked: ['old.example'] })
    const { items } = await service.must('GET /contact-channels', {
      headers: as('server'),
      query: { user_id: userId },
    })
    const [{ id, value }] = items
    expect(outcome(await sendVerification(headers, id))).toBe('done')
    const same = { value, is_primary: true, used_for_auth: true }
    expect(outcome(await change(headers, id, same))).toBe('done')
  })

  it('is refused to an anonymous user, who needs none to sign up', async () => {
    await rule({ allowed: ['corp.example'] })
    const { access_token: access } = await service.must('POST /auth/anonymous/sign-up')
    const headers = as('client', { access })
    const flags = { used_for_auth: true, is_primary: true }
    expect(outcome(await add(headers, at('evil.example'), flags))).toEqual(refused)
    expect(outcome(await add(headers, at('corp.example'), flags))).toBe('done')
  })
})

describe('an invitation', () => {
  it('lets no new user in, but a user who exists', async () => {
    const { id, headers } = await service.team()
    const [outside, email] = [at('old.example'), at('old.example')]
    const existing = await signUpByCode(email)
    await rule({ blocked: ['old.example'] })
    for (const invited of [outside, email]) {
      const body = { team_id: id, email: invited, callback_url: page }
      await service.must('POST /team-invitations/send-code', { headers, body })
    }
    await service.codeEmailedTo(outside)
    expect(outcome(await signUp(outside))).toEqual(refused)
    expect(outcome(await users.signInByCode(outside, 1))).toEqual(refused)
    const code = await service.codeEmailedTo(email, 2)
    const request = { headers: existing.headers, body: { code } }
    expect(outcome(await service.send('POST /team-invitations/accept', request))).toBe('done')
  })
})
