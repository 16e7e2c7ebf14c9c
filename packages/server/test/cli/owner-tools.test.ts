import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { as, asInternal, demo } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { createInstallation } from './installation'
import { signInOwner } from './on-service'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'https://auth.example.com',
}

describe('app-server providers', () => {
  it('prints the redirect URI to register at each provider', async () => {
    const { run } = await createInstallation(production)
    const { code, out } = await run(['providers'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^google +https:\/\/auth\.example\.com\/api\/v1\/auth\/oauth\/callback\/google +https:\/\/console\.cloud\.google\.com\/apis\/credentials +Authorized redirect URIs$/m,
    )
    expect(out.trim().split('\n')).toHaveLength(12)
    for (const { registration_url, registration_field } of JSON.parse(
      (await run(['providers', '--json'])).out,
    ).items) {
      expect(new URL(registration_url).protocol).toBe('https:')
      expect(registration_field).toMatch(/\w/)
    }
  })

  it.each(['https://git.example.com', 'https://example.com/git'])(
    'names the page of a self-hosted GitLab: %s',
    async (gitlab) => {
      const endpoints = { gitlab: { authorize: `${gitlab}/oauth/authorize` } }
      const { run } = await createInstallation({ APP_OAUTH_ENDPOINTS: JSON.stringify(endpoints) })
      await run(['seed'])
      for (const args of [['providers'], ['providers', '--project', demo.id]]) {
        const { items } = JSON.parse((await run([...args, '--json'])).out)
        expect(items.map((item: { registration_url: string }) => item.registration_url)).toEqual(
          expect.arrayContaining([
            `${gitlab}/-/user_settings/applications`,
            'https://github.com/settings/developers',
          ]),
        )
      }
    },
  )

  it('says whether a provider is enabled, and whose keys it uses', async () => {
    const { run, serving } = await createInstallation()
    await serving(({ configure }) =>
      configure({
        oauth_providers: [
          { id: 'google', type: 'shared', enabled: true },
          { id: 'github', type: 'shared', enabled: true },
          { id: 'x', type: 'standard', enabled: false, client_id: 'mine', client_secret: 'secret' },
        ],
      }),
    )
    const env = {
      ...production,
      APP_SHARED_OAUTH_KEYS: '{"github":{"clientId":"lent","clientSecret":"secret"}}',
    }
    // The demo project has been created in development; its settings can still be read.
    const args = ['providers', '--project', demo.id]
    const { items } = JSON.parse((await run([...args, '--json'], env)).out)
    const find = (id: string) => items.find((item: { id: string }) => item.id === id)
    expect(find('google')).toEqual({
      id: 'google',
      is_enabled: true,
      keys: 'none, sign-ins fail: set type standard, client_id and client_secret',
      redirect_uri: 'https://auth.example.com/api/v1/auth/oauth/callback/google',
      registration_url: 'https://console.cloud.google.com/apis/credentials',
      registration_field: 'Authorized redirect URIs',
    })
    expect(find('github').keys).toBe('of the service (APP_SHARED_OAUTH_KEYS)')
    expect(find('x')).toMatchObject({ is_enabled: false, keys: 'own (client mine)' })
    expect(find('apple')).toMatchObject({ is_enabled: false, keys: 'not set up' })
    expect((await run(args)).out).toMatch(/^google +enabled +none: the development page/m)
  })

  it('reports an unknown project', async () => {
    const { run } = await createInstallation()
    const refused = await run(['providers', '--project', 'nothing'])
    expect(refused).toMatchObject({ code: 1, out: '' })
  })
})

describe('app-server mail test', () => {
  it('sends an email through the mail server', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const smtp = await startMailServer()
    const args = ['mail', 'test', '--to', 'ada@example.com', '--project', demo.id]
    const sent = await run(args, { APP_SMTP_URL: smtp.url })
    expect(sent).toMatchObject({ code: 0, err: '' })
    const email = await smtp.read('ada@example.com')
    expect(email.subject).toBe('Test email')
    const printed = await run([...args, '--json'], { APP_SMTP_URL: smtp.url })
    expect(JSON.parse(printed.out)).toEqual({ to: 'ada@example.com', is_sent: true })
  })

  it('warns of a sender from which most emails do not arrive', async () => {
    const { run } = await createInstallation(production)
    await run(['seed'])
    const smtp = await startMailServer()
    const args = ['mail', 'test', '--to', 'ada@example.com']
    const env = { ...production, APP_SMTP_URL: smtp.url }
    expect((await run(args, env)).err).toBe(
      'The sender is noreply@example.com, so most emails do not arrive: set APP_MAIL_FROM.\n',
    )
    const own = await run(args, { ...env, APP_MAIL_FROM: 'hello@shop.test' })
    expect(own).toMatchObject({ code: 0, err: '' })
  })

  it('sends it in a language', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const smtp = await startMailServer()
    const args = ['mail', 'test', '--to', 'ada@example.com', '--project', demo.id, '--language']
    const sent = await run([...args, 'de-DE'], { APP_SMTP_URL: smtp.url })
    expect(sent).toMatchObject({ code: 0, err: '' })
    expect((await smtp.read('ada@example.com')).subject).toBe('Test-E-Mail')
    const refused = await run([...args, 'xx'], { APP_SMTP_URL: smtp.url })
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('--language: "xx" is not valid; expected one of en-US, de-DE')
  })

  it('says what to check when the mail server does not respond', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const args = ['mail', 'test', '--to', 'ada@example.com']
    const failed = await run(args, { APP_SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(failed).toMatchObject({ code: 1, out: '' })
    expect(failed.err).toContain('in APP_SMTP_URL.')
    const outbox = await run(args)
    expect(outbox).toMatchObject({ code: 0, out: expect.stringContaining('/dev/outbox') })
    expect((await run(['mail', 'test'])).err).toContain('--to ada@example.com')
    expect(await run(args, production)).toEqual({
      code: 1,
      out: '',
      err: 'No mail server is configured: set APP_SMTP_URL.\n',
    })
  })
})

describe('app-server token inspect', () => {
  it('shows the claims of a token, and whether it is valid', async () => {
    const { run, serving } = await createInstallation()
    const { id, tokens } = await serving(({ signUp }) => signUp())
    const { code, out } = await run(['token', 'inspect', tokens.access])
    expect(code).toBe(0)
    expect(out).toMatch(/^status: valid\nexpires: .* \(in \d+ s\)\n/)
    expect(out).toContain(`sub: "${id}"\n`)
    const json = JSON.parse((await run(['token', 'inspect', tokens.access, '--json'])).out)
    expect(json).toMatchObject({ status: 'valid', claims: { aud: demo.id, sub: id } })
    const foreign = await run(['token', 'inspect', tokens.access], {
      APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    })
    expect(foreign).toMatchObject({ code: 1, out: expect.stringMatching(/^status: not of this/) })
    await run(['users', 'sign-out', id, '--project', demo.id])
    const ended = await run(['token', 'inspect', tokens.access])
    expect(ended).toMatchObject({ code: 1, out: expect.stringMatching(/^status: session ended\n/) })
  })

  it('recognizes an expired token', async () => {
    const { run, serving } = await createInstallation()
    const past = Date.now() - 3_600_000
    const { tokens } = await serving(({ signUp }) => signUp(), { now: () => past })
    const { code, out } = await run(['token', 'inspect', tokens.access])
    expect(code).toBe(1)
    expect(out).toMatch(/^status: expired\nexpires: .* s ago\)\n/)
  })

  it.each([
    ['nonsense', 'not an access token'],
    ['ssk_abc', 'This is an API key.'],
  ])('refuses %s', async (token, reason) => {
    const { run } = await createInstallation()
    const refused = await run(['token', 'inspect', token])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })
})

describe('app-server owner add', () => {
  it('lets a user with a verified address create projects, and creates no user', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const unknown = await run(['owner', 'add', 'ada@example.com'])
    expect(unknown).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('app-server owner add EMAIL --create'),
    })
    const internal = ['--project', 'internal']
    const create = ['users', 'create', ...internal, '--email', 'ada@example.com', '--verified']
    const { id } = JSON.parse((await run([...create, '--json'])).out)
    const added = await run(['owner', 'add', 'ada@example.com', '--json'])
    expect(JSON.parse(added.out)).toEqual({ user_id: id, can_create_projects: true })
    await run(['owner', 'add', id])
    const revoked = await run(['owner', 'add', id, '--revoke'])
    expect(revoked.out).toBe(`${id} can no longer create projects.\n`)
    const { items } = JSON.parse((await run(['users', 'list', ...internal, '--json'])).out)
    expect(items).toHaveLength(1)
    await serving(async ({ call, server }) => {
      const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
      const events = await call('GET', '/internal/security-events', { headers })
      expect(events.body.items).toMatchObject([
        { type: 'permission.revoked', user_id: id, actor: { access: 'operator' } },
        { type: 'permission.granted', user_id: id, actor: { access: 'operator' } },
      ])
    })
  })

  it('creates an owner with a password and the key of their page, who signs in at once', async () => {
    const { run, serving } = await createInstallation(production)
    const password = 'correct horse battery'
    const add = ['owner', 'add', 'ada@example.com', '--create']
    expect((await run(add)).err).toContain('No password was given.')
    const { code, out } = await run(add, {}, password)
    expect(code).toBe(0)
    expect(out).toMatch(/^Created: [0-9a-f-]{36} \(ada@example\.com\)\. They can create projects,/)
    const [, url, key = ''] =
      /^VITE_AUTH_URL=(.*)\nVITE_AUTH_PROJECT_ID=internal\nVITE_AUTH_KEY=(pck_\w+)$/m.exec(out) ??
      []
    expect(url).toBe(production.APP_URL)
    const { items } = JSON.parse((await run(['keys', 'list', '--json'])).out)
    expect(Object.keys(items[0])).toContain('publishable_client_key')
    expect(Object.keys(items[0])).not.toContain('super_secret_admin_key')
    await serving(
      async ({ call }) => {
        const headers = await signInOwner({ call }, { key, password })
        const body = { display_name: 'Shop' }
        const created = await call('POST', '/internal/projects', { headers, body })
        expect(created.status).toBe(201)
      },
      { production: true, secret: production.APP_SECRET, url: production.APP_URL },
    )
    // Before a password is asked for.
    const again = await run(add)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Leave out --create') })
  })

  it('adds owners while the project internal takes no sign-ups', async () => {
    const { run, dataDir } = await createInstallation(production)
    await run(['seed'])
    const path = join(dataDir, 'internal.json')
    await writeFile(path, JSON.stringify({ config: { sign_up_enabled: false } }))
    expect(await run(['project', 'apply', path, '--project', 'internal'])).toMatchObject({
      code: 0,
    })
    const add = ['owner', 'add', 'ada@example.com', '--create']
    expect(await run(add, {}, 'correct horse battery')).toMatchObject({ code: 0 })
  })

  it('makes a user an owner of a project that exists, once', async () => {
    const { run, serving } = await createInstallation()
    const password = 'correct horse battery'
    const create = ['owner', 'add', 'ada@example.com', '--create', '--project', demo.id, '--json']
    const created = JSON.parse((await run(create, {}, password)).out)
    expect(created).toEqual({
      user_id: expect.any(String),
      project_id: demo.id,
      env: { page: expect.objectContaining({ AUTH_PROJECT_ID: 'internal' }) },
    })
    const add = ['owner', 'add', 'ada@example.com', '--project']
    expect((await run([...add, demo.id])).out).toBe(
      `${created.user_id} can manage project ${demo.id}.\n`,
    )
    expect((await run([...add, 'nothing'])).err).toContain('Project nothing does not exist.')
    expect((await run([...add, demo.id, '--revoke'])).err).toContain('--revoke excludes')
    await serving(async ({ call, server }) => {
      const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
      const { body } = await call('GET', `/users/${created.user_id}`, { headers })
      expect(body.server_metadata).toEqual({ managedProjectIds: [demo.id] })
      const path = `/project-permissions?user_id=${created.user_id}`
      expect((await call('GET', path, { headers })).body.items).toEqual([])
      const log = await call('GET', '/internal/security-events', { headers: as('admin') })
      expect(log.body.items).toMatchObject([
        {
          type: 'owner.added',
          user_id: null,
          actor: { access: 'operator' },
          details: { owner_id: created.user_id },
        },
      ])
    })
  })

  it.each([
    ['ada', [], 'is not an email address: --create needs one.'],
    ['ada@example.com', ['--revoke'], '--revoke excludes --create and --project.'],
  ])('creates no owner %j with %j', async (user, options, reason) => {
    const { run } = await createInstallation()
    const refused = await run(['owner', 'add', user, '--create', ...options])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })
})
