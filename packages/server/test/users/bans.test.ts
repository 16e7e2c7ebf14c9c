import type { EndpointKey } from '@app/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorizationCode, exchange } from '../browsers/oauth-browser'
import { signChallenge } from '../browsers/passkey-browser'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const day = 24 * 60 * 60_000
const server = as('server')

type Response = Awaited<ReturnType<TestService['send']>>

/** A user, and an attempt to sign in as them that is made later. */
interface Attempt {
  id: string
  attempt: () => Promise<Response>
}

const send = (...request: Parameters<TestService['send']>) => service.send(...request)

const refresh = (token: string) =>
  send('POST /auth/sessions/current/refresh', { headers: as('client', { refresh: token }) })

const signIn = ({ email, password }: { email: string; password: string }) =>
  send('POST /auth/password/sign-in', { body: { email, password } })

/** Signs in with a password, and then with a second factor. */
async function withSecondFactor(factor: (codes: { totp: string; recovery: string }) => object) {
  const user = await service.signUp()
  const { totp, codes } = await service.addRecoveryCodes(user.tokens)
  const attempt = async () => {
    const { body } = await signIn(user)
    const second = factor({ totp: totp(), recovery: codes[0] ?? '' })
    return send('POST /auth/mfa/sign-in', {
      body: { code: body.details.attempt_code, ...second },
    })
  }
  return { id: user.id, attempt }
}

/** Every way to a session. */
const methods: Record<string, () => Promise<Attempt>> = {
  'a password': async () => {
    const user = await service.signUp()
    return { id: user.id, attempt: () => signIn(user) }
  },
  'a password that was reset during the ban': async () => {
    const { id, email } = await service.signUp()
    await service.emailsTo(email, 1)
    const attempt = async () => {
      await service.must('POST /auth/password/send-reset-code', {
        body: { email, callback_url: page },
      })
      const password = 'another password'
      const body = { code: await service.codeEmailedTo(email, 2), password }
      await service.must('POST /auth/password/reset', { body })
      return signIn({ email, password })
    }
    return { id, attempt }
  },
  'an email code': async () => {
    const { id, email } = await service.verifiedUser()
    const attempt = async () => {
      const { code } = await service.emailedSignInCode(email, 2)
      return send('POST /auth/otp/sign-in', { body: { code } })
    }
    return { id, attempt }
  },
  'a provider': async () => {
    const email = service.newEmail()
    const attempt = async () =>
      send('POST /auth/oauth/token', exchange(await authorizationCode(service.call, email)))
    const { access_token: access } = (await attempt()).body
    const { id } = await service.must('GET /users/me', { headers: as('client', { access }) })
    return { id, attempt }
  },
  'a passkey': async () => {
    const { id, authenticator } = await service.userWithPasskey()
    const attempt = async () =>
      send('POST /auth/passkey/sign-in', await signChallenge(service, authenticator))
    return { id, attempt }
  },
  'an authentication code': () => withSecondFactor(({ totp }) => ({ type: 'totp', totp })),
  'a recovery code': () =>
    withSecondFactor(({ recovery }) => ({ type: 'recovery_code', recovery_code: recovery })),
  "a session that the app's server creates": async () => {
    const { id } = await service.signUp()
    const body = { user_id: id }
    return { id, attempt: () => send('POST /auth/sessions', { headers: server, body }) }
  },
}

/** Uses of a session that began before the ban. */
const uses: Record<string, { code: string; use: () => Promise<Attempt> }> = {
  'refreshes its token': {
    code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      return { id, attempt: () => refresh(tokens.refresh) }
    },
  },
  'refreshes its token by the OAuth grant': {
    code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh }
      return { id, attempt: () => send('POST /auth/oauth/token', exchange('', grant)) }
    },
  },
  'continues as an anonymous user': {
    code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    use: async () => {
      const begun = await service.must('POST /auth/anonymous/sign-up')
      return { id: begun.user_id, attempt: () => refresh(begun.refresh_token) }
    },
  },
  'signs a command-line program in': {
    code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      const { login_code, polling_code } = await service.must('POST /auth/cli', { body: {} })
      const attempt = async () => {
        const body = { login_code, refresh_token: tokens.refresh }
        await service.must('POST /auth/cli/complete', { body })
        const polled = await service.must('POST /auth/cli/poll', { body: { polling_code } })
        return refresh(polled.refresh_token)
      }
      return { id, attempt }
    },
  },
  'accepts an invitation': {
    code: 'ACCESS_TOKEN_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      const { code } = await service.invitation()
      const headers = as('client', tokens)
      const attempt = () => send('POST /team-invitations/accept', { headers, body: { code } })
      return { id, attempt }
    },
  },
  'reads the profile': {
    code: 'ACCESS_TOKEN_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      return { id, attempt: () => send('GET /users/me', { headers: as('client', tokens) }) }
    },
  },
  'changes the profile': {
    code: 'ACCESS_TOKEN_EXPIRED',
    use: async () => {
      const { id, tokens } = await service.signUp()
      const request = { headers: as('client', tokens), body: { display_name: 'Ada' } }
      return { id, attempt: () => send('PATCH /users/me', request) }
    },
  },
}

describe.each(Object.entries(methods))('%s', (_, begin) => {
  it('signs in a user, but not a banned one, until the ban is over', async () => {
    expect((await (await begin()).attempt()).status).toBe(200)

    const { id, attempt } = await begin()
    const until = service.time() + day
    await service.ban(id, { reason: 'spam', until_millis: until })
    const refused = await attempt()
    expect([refused.status, refused.headers.get('x-stack-known-error'), refused.body]).toEqual([
      403,
      'USER_BANNED',
      {
        code: 'USER_BANNED',
        details: { banned_until_millis: until },
        error: `This account has been suspended until ${new Date(until).toISOString()}.`,
      },
    ])
  })
})

describe.each(Object.entries(uses))('a session that %s', (_, { code, use }) => {
  it('ends with the ban', async () => {
    expect((await (await use()).attempt()).status).toBe(200)

    const { id, attempt } = await use()
    await service.ban(id)
    const refused = await attempt()
    expect(refused.body).toMatchObject({ code })
  })
})

it('a ban ends by itself at its end, and when it is lifted', async () => {
  const user = await service.signUp()
  await service.ban(user.id, { until_millis: service.time() + day })
  expect((await signIn(user)).status).toBe(403)
  service.pass(day - 1)
  expect((await signIn(user)).status).toBe(403)
  service.pass(1)
  expect((await signIn(user)).status).toBe(200)

  await service.ban(user.id)
  expect((await signIn(user)).body).toMatchObject({
    details: { banned_until_millis: null },
    error: 'This account has been suspended.',
  })
  await lift(user.id)
  expect((await signIn(user)).status).toBe(200)
})

function lift(id: string) {
  const path = { user_id: id }
  return service.must('PATCH /users/:user_id', { headers: server, path, body: { ban: null } })
}

it('only a user who authenticates learns of the ban', async () => {
  const user = await service.signUp()
  const totp = await service.addTotp(user.tokens)
  await service.ban(user.id)
  const wrong = await signIn({ ...user, password: 'not the right one' })
  expect(wrong.body.code).toBe('EMAIL_PASSWORD_MISMATCH')
  const { body: begun } = await signIn(user)
  expect(begun.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  const code = begun.details.attempt_code
  const second = (given: string) =>
    send('POST /auth/mfa/sign-in', { body: { code, type: 'totp', totp: given } })
  expect((await second('none')).body.code).toBe('INVALID_TOTP_CODE')
  expect((await second(totp())).body.code).toBe('USER_BANNED')
})

it('sign-ins in progress leave no session behind', async () => {
  const user = await service.signUp()
  const started: Promise<Response>[] = []
  let isBanned = false
  const banned = service.ban(user.id).finally(() => {
    isBanned = true
  })
  while (!isBanned) {
    started.push(
      signIn(user),
      send('POST /auth/sessions', { headers: server, body: { user_id: user.id } }),
      refresh(user.tokens.refresh),
    )
    await started.at(-1)
  }
  await banned
  await Promise.all(started)
  const query = { user_id: user.id }
  const { items } = await service.must('GET /auth/sessions', { headers: as('admin'), query })
  expect(items).toEqual([])
})

it('a banned user can be impersonated, until the next ban', async () => {
  const { id } = await service.signUp()
  await service.ban(id)
  const body = { user_id: id, is_impersonation: true }
  const { refresh_token } = await service.must('POST /auth/sessions', { headers: server, body })
  expect((await refresh(refresh_token)).status).toBe(200)
  await service.ban(id)
  expect((await refresh(refresh_token)).status).toBe(401)
})

describe('a ban of a user', () => {
  it('is read by servers only, and listed by a filter while it is in effect', async () => {
    const [forever, ended, free] = [
      await service.signUp(),
      await service.signUp(),
      await service.signUp(),
    ]
    const ids = [forever.id, ended.id, free.id]
    await service.ban(forever.id, { reason: 'spam' })
    const until_millis = service.time() + 1000
    await service.ban(ended.id, { until_millis })
    service.pass(1000)
    const list = async (banned: string) => {
      const query = { banned, query: 'person', desc: 'true' }
      const { items } = await service.must('GET /users', { headers: server, query })
      return items.map((user: { id: string }) => user.id).filter((id: string) => ids.includes(id))
    }
    expect(await list('true')).toEqual([forever.id])
    expect(await list('false')).toEqual([free.id, ended.id])

    const read = (id: string) =>
      service.must('GET /users/:user_id', { headers: server, path: { user_id: id } })
    const banned_at_millis = service.time() - 1000
    expect((await read(forever.id)).ban).toEqual({
      reason: 'spam',
      banned_at_millis,
      until_millis: null,
    })
    expect((await read(ended.id)).ban).toEqual({ reason: null, banned_at_millis, until_millis })
    expect((await read(free.id)).ban).toBeNull()
    const own = await service.must('GET /users/me', { headers: as('client', free.tokens) })
    expect(own).not.toHaveProperty('ban')
  })

  it('is recorded with its reason and end', async () => {
    const { id } = await service.signUp()
    const until_millis = service.time() + day
    await service.ban(id, { reason: 'spam', until_millis })
    await lift(id)
    await lift(id)
    const key: EndpointKey = 'GET /internal/security-events'
    const request = { headers: as('admin'), query: { user_id: id } }
    const { items } = await service.must(key, request)
    const found = items.filter(({ type }: { type: string }) => type.includes('banned'))
    expect(found).toMatchObject([
      { type: 'user.unbanned', details: {} },
      {
        type: 'user.banned',
        details: { reason: 'spam', until: new Date(until_millis).toISOString() },
      },
    ])
  })

  it('cannot end in the past, and is not set by browsers', async () => {
    const { id, tokens } = await service.signUp()
    const path = { user_id: id }
    const body = { ban: { until_millis: service.time() } }
    const past = await send('PATCH /users/:user_id', { headers: server, path, body })
    expect([past.status, past.body]).toEqual([400, 'The end of a ban must be in the future.'])
    const own = await send('PATCH /users/me', {
      headers: as('client', tokens),
      body: { ban: null },
    })
    expect(own.body.code).toBe('SCHEMA_ERROR')
  })
})
