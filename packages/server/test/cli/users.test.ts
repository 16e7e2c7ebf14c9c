import { describe, expect, it } from 'vitest'
import { as, demo } from '../harness'
import { createInstallation } from './installation'

const ofDemo = ['--project', demo.id]

/** Creates an installation with a user who is signed in and has a verified address. */
async function createWithUser() {
  const installation = await createInstallation()
  const user = await installation.serving(async ({ call, signUp }) => {
    const user = await signUp('ada@example.com')
    const body = { primary_email_verified: true, display_name: 'Ada' }
    await call('PATCH', `/users/${user.id}`, { headers: as('server'), body })
    return user
  })
  /** Runs a command about the user. */
  const runOn = (name: string, input?: string, options: string[] = []) =>
    installation.run(['users', name, user.email, ...ofDemo, ...options], {}, input)
  const signIn = (password: string) =>
    installation.serving(({ call }) =>
      call('POST', '/auth/password/sign-in', { body: { email: user.email, password } }),
    )
  return { ...installation, user, runOn, signIn }
}

/** Reads the security events of the demo project that the operator caused. */
function listOperatorEvents({ serving }: Awaited<ReturnType<typeof createInstallation>>) {
  return serving(async ({ call }) => {
    const { body } = await call('GET', '/internal/security-events', { headers: as('admin') })
    const events: { type: string; actor: { access: string } }[] = body.items
    return events.filter(({ actor }) => actor.access === 'operator').map(({ type }) => type)
  })
}

describe('app-server users', () => {
  it('lists and finds users, page by page', async () => {
    const { run, serving } = await createInstallation()
    await serving(async ({ signUp }) => {
      for (const name of ['ada', 'grace', 'linus']) await signUp(`${name}@example.com`)
    })
    const { out } = await run(['users', 'list', ...ofDemo, '--query', 'GRACE'])
    expect(out).toMatch(/^ID +EMAIL +NAME/)
    expect(out).toContain('grace@example.com')
    expect(out).not.toContain('ada@example.com')
    const first = JSON.parse(
      (await run(['users', 'list', ...ofDemo, '--limit', '2', '--json'])).out,
    )
    expect(first.items.map((user: { primary_email: string }) => user.primary_email)).toEqual([
      'linus@example.com',
      'grace@example.com',
    ])
    const second = await run(['users', 'list', ...ofDemo, '--cursor', first.next_cursor, '--json'])
    expect(JSON.parse(second.out)).toMatchObject({
      items: [{ primary_email: 'ada@example.com' }],
      next_cursor: null,
    })
  })

  it('filters the list by verified address, provider and times', async () => {
    const { run, user } = await createWithUser()
    const email = 'grace@example.com'
    await run(['users', 'create', ...ofDemo, '--email', email])
    const list = async (...filters: string[]) => {
      const { out } = await run(['users', 'list', ...ofDemo, '--json', ...filters])
      return JSON.parse(out).items.map((one: { primary_email: string }) => one.primary_email)
    }
    expect(await list('--verified')).toEqual([user.email])
    expect(await list('--unverified')).toEqual([email])
    expect(await list('--signed-up-after', '2020-01-31')).toEqual([email, user.email])
    for (const filter of ['--signed-up-before', '--active-before']) {
      expect(await list(filter, '2020-01-31')).toEqual([])
    }
    expect(await list('--active-after', '2100-01-31')).toEqual([])
    for (const filter of [['--anonymous'], ['--provider', 'github']]) {
      expect(await list(...filter)).toEqual([])
    }
  })

  it.each([
    [['--signed-up-after', 'yesterday'], '--signed-up-after: "yesterday" is not valid'],
    [['--provider', 'goggle'], '--provider: "goggle" is not valid; expected one of google'],
    [['--verified', '--unverified'], 'exclude each other'],
  ])('refuses a list with %s', async (filters, reason) => {
    const { run } = await createInstallation()
    const refused = await run(['users', 'list', ...ofDemo, ...filters])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })

  it('shows a user by id and by address, in any case', async () => {
    const { run, user } = await createWithUser()
    for (const given of [user.id, 'ADA@example.com']) {
      const { code, out } = await run(['users', 'show', given, ...ofDemo])
      expect(code).toBe(0)
      expect(out).toContain(`id: "${user.id}"\n`)
      expect(out).toContain('display_name: "Ada"\n')
    }
    const json = JSON.parse((await run(['users', 'show', user.id, ...ofDemo, '--json'])).out)
    expect(json).toMatchObject({ id: user.id, primary_email_verified: true })
  })

  it('creates a user who can sign in with the password from standard input', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const args = ['users', 'create', ...ofDemo, '--email', 'grace@example.com', '--name', 'Grace']
    const created = await run([...args, '--verified', '--password', '--json'], {}, 'a long secret')
    expect(created).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(created.out)).toMatchObject({
      primary_email: 'grace@example.com',
      primary_email_verified: true,
      display_name: 'Grace',
      has_password: true,
      otp_auth_enabled: true,
    })
    expect(created.out).not.toContain('a long secret')
    await serving(async ({ call }) => {
      const body = { email: 'grace@example.com', password: 'a long secret' }
      expect((await call('POST', '/auth/password/sign-in', { body })).status).toBe(200)
      expect((await call('GET', '/dev/outbox.json', { headers: {} })).body.items).toEqual([])
    })
    const again = await run(args)
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('grace@example') })
  })

  it('bans a user until a time, lists them, and lifts the ban', async () => {
    const installation = await createWithUser()
    const { run, runOn, user, signIn } = installation
    const banned = await runOn('ban', undefined, ['--reason', 'Spam', '--until', '2100-01-31'])
    expect(banned).toMatchObject({
      code: 0,
      out: `Banned: ${user.id}, until 2100-01-31 00:00 (UTC). All sessions have ended.\n`,
    })
    const refused = await signIn(user.password)
    expect(refused.body).toMatchObject({
      code: 'USER_BANNED',
      details: { banned_until_millis: Date.UTC(2100, 0, 31) },
    })
    expect((await runOn('show')).out).toContain('ban.reason: "Spam"\n')
    await run(['users', 'create', ...ofDemo, '--email', 'grace@example.com'])
    const list = async (...more: string[]) =>
      (await run(['users', 'list', ...ofDemo, ...more])).out.trim().split('\n').slice(1)
    expect(await list()).toHaveLength(2)
    expect(await list('--banned')).toEqual([expect.stringContaining('until 2100-01-31 00:00')])

    const lifted = await runOn('unban')
    expect(lifted.out).toBe(`Unbanned: ${user.id}. They can sign in again.\n`)
    expect(await list('--banned')).toEqual([])
    expect((await signIn(user.password)).status).toBe(200)
    expect(await listOperatorEvents(installation)).toEqual(['user.unbanned', 'user.banned'])
  })

  it.each([
    ['--until', 'tomorrow', '--until: "tomorrow" is not valid'],
    ['--until', '2020-01-31', '--until: "2020-01-31" is not valid'],
    ['--until', '2100-13-31', '--until: "2100-13-31" is not valid'],
    ['--until', '2100-02-30', '--until: "2100-02-30" is not valid'],
    ['--reason', 'x'.repeat(2001), '--reason: '],
  ])('refuses a ban with %s %s', async (option, value, reason) => {
    const { runOn, signIn, user } = await createWithUser()
    const refused = await runOn('ban', undefined, [option, value])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
    expect((await signIn(user.password)).status).toBe(200)
  })

  it('sets a password, and notifies the user once the service runs', async () => {
    const installation = await createWithUser()
    const { runOn, user, signIn, serving } = installation
    const set = await runOn('set-password', 'another secret')
    expect(set).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Password set: ${user.id}. All sessions`),
    })
    expect((await signIn(user.password)).body.code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await signIn('another secret')).status).toBe(200)
    expect(await listOperatorEvents(installation)).toEqual(['password.changed'])
    await serving(async ({ emailsTo }) => {
      const [notice] = await emailsTo(user.email, 1, ({ subject }) => /password/i.test(subject))
      expect(notice.subject).toMatch(/changed/)
    })
  })

  it.each([
    ['', 'No password was given.'],
    ['short', 'at least 8'],
    ['x'.repeat(71), 'This password is not valid: '],
    ['another secret\nanother secret', 'contains a line break'],
  ])('refuses the password %j and changes nothing', async (password, reason) => {
    const { runOn, signIn, user } = await createWithUser()
    const refused = await runOn('set-password', password)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
    expect((await signIn(user.password)).status).toBe(200)
  })

  it.each([
    [{ password_min_length: 12 }],
    [{ password_min_length: 10, server_password_min_length: 12 }],
  ])('requires the length that the project sets: %j', async (settings) => {
    const { run, runOn, serving } = await createWithUser()
    await serving(({ call }) =>
      call('PATCH', '/internal/security-settings', { headers: as('admin'), body: settings }),
    )
    expect((await runOn('set-password', 'eleven char')).err).toContain('at least 12')
    expect((await runOn('set-password', 'twelve chars')).code).toBe(0)
    const create = ['users', 'create', '--email', 'grace@example.com', '--password', ...ofDemo]
    expect((await run(create, {}, 'eleven char')).err).toContain('at least 12')
    expect((await run(create, {}, 'twelve chars')).code).toBe(0)
  })

  it('does not take a password as an argument', async () => {
    const { run } = await createInstallation()
    const { code } = await run(['users', 'set-password', 'x', 'a secret', ...ofDemo])
    expect(code).toBe(2)
  })

  it('lists the sessions of a user and ends them', async () => {
    const installation = await createWithUser()
    const { runOn, user, serving } = installation
    const { items } = JSON.parse((await runOn('sessions', undefined, ['--json'])).out)
    expect(items).toMatchObject([{ user_id: user.id, is_impersonation: false }])
    expect((await runOn('sessions')).out).toContain(items[0].id)
    expect((await runOn('sign-out')).out).toMatch(/^1 sessions ended\. Access tokens remain/)
    expect(JSON.parse((await runOn('sign-out', undefined, ['--json'])).out)).toEqual({
      user_id: user.id,
      ended_sessions: 0,
    })
    await serving(async ({ call }) => {
      const headers = as('client', { refresh: user.tokens.refresh })
      const refreshed = await call('POST', '/auth/sessions/current/refresh', { headers })
      expect(refreshed.body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    })
    expect(await listOperatorEvents(installation)).toEqual(['session.revoked'])
  })

  it('creates a link to impersonate a user, in the name of the person who uses it', async () => {
    const installation = await createWithUser()
    const { runOn, serving, user } = installation
    const page = ['--callback-url', 'http://localhost:3000/handler/impersonate']
    const { out, code } = await runOn('impersonate', undefined, page)
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^http:\/\/localhost:3000\/handler\/impersonate\?code=\w{45}\nWorks once, until /,
      ),
    ])
    const options = [...page, '--minutes', '5', '--issued-by', 'grace@example.com', '--json']
    const link = JSON.parse((await runOn('impersonate', undefined, options)).out)
    expect(link).toEqual({ url: expect.any(String), expires_at_millis: expect.any(Number) })
    await serving(async ({ call }) => {
      const body = { code: new URL(link.url).searchParams.get('code') }
      const checked = await call('POST', '/auth/impersonation/sign-in/check-code', { body })
      expect(checked.body).toMatchObject({
        user: { id: user.id },
        session_expires_in_millis: 300_000,
      })
    })
    expect(await listOperatorEvents(installation)).toEqual([
      'impersonation_link.created',
      'impersonation_link.created',
    ])
  })

  it.each([
    [['--minutes', '481'], '--minutes: "481" is not valid'],
    [['--minutes', 'soon'], '--minutes: "soon" is not valid'],
    [['--callback-url', 'https://attacker.example'], 'trusted'],
    [['--callback-url', '/handler/impersonate'], '--callback-url: "/handler/impersonate" is not'],
    [[], 'no trusted domain. Pass --callback-url (callbackUrl in the SDK): the page of the app'],
  ])('creates no link to impersonate a user with %j', async (options, reason) => {
    const { runOn } = await createWithUser()
    const refused = await runOn('impersonate', undefined, options)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })

  it('shows names without characters that reorder or overwrite the text around them', async () => {
    const { run, serving, user } = await createWithUser()
    await serving(async ({ call }) => {
      const body = { display_name: 'Ada\u202e\u2066\u200f\u0007 Lovelace' }
      await call('PATCH', `/users/${user.id}`, { headers: as('server'), body })
    })
    const { out } = await run(['users', 'list', ...ofDemo])
    expect(out).toContain('Ada???? Lovelace')
  })

  it('deletes a user', async () => {
    const installation = await createWithUser()
    const { runOn, user } = installation
    expect(await runOn('delete')).toMatchObject({ code: 0, err: '' })
    expect((await runOn('show')).code).toBe(1)
    expect(await listOperatorEvents(installation)).toEqual(['user.deleted'])
    expect((await runOn('delete')).err).toContain(`has no user ${user.email}`)
  })

  it.each([
    [['users', 'list'], 'Pass --project ID.'],
    [['users', 'list', '--project', 'nothing'], 'Project nothing does not exist.'],
    [['users', 'list', ...ofDemo, '--limit', '0'], '--limit: "0" is not valid'],
    [['users', 'list', ...ofDemo, '--cursor', 'x'], '--cursor: "x" is not valid'],
    [['users', 'create', ...ofDemo, '--email', 'ada'], 'Pass a valid address'],
    [['users', 'show', 'x@example.com', ...ofDemo], 'app-server users list'],
    [['users', 'show', '11111111-2222-4333-8444-555555555555', ...ofDemo], 'has no user 1111'],
  ])('%j says what is wrong', async (args, reason) => {
    const { run } = await createInstallation()
    await run(['seed'])
    const refused = await run(args)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })
})
