import { describe, expect, it } from 'vitest'
import { as, asInternal, demo } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { adminKey, onService, serverKey } from './on-service'

describe('app-server providers --url', () => {
  it('lists the redirect URIs and keys of the running service', () =>
    onService(
      async ({ on, configure }) => {
        const keys = { client_id: 'mine', client_secret: 'hidden' }
        await configure({
          oauth_providers: [
            { id: 'github', type: 'shared', enabled: true },
            { id: 'x', type: 'standard', enabled: false, ...keys },
          ],
        })
        const { items } = JSON.parse((await on(['providers', '--json'])).out)
        expect(items).toHaveLength(11)
        const find = (id: string) => items.find((item: { id: string }) => item.id === id)
        expect(find('x')).toEqual({
          id: 'x',
          is_enabled: false,
          keys: 'own (client mine)',
          redirect_uri: 'https://auth.example.com/api/v1/auth/oauth/callback/x',
          registration_url: 'https://developer.x.com/en/portal/dashboard',
          registration_field: 'Callback URI / Redirect URL',
        })
        expect(find('github')).toMatchObject({ is_enabled: true, keys: 'of the service' })
        expect(find('apple')).toMatchObject({ is_enabled: false, keys: 'not set up' })
        const { out } = await on(['providers'])
        expect(out).toMatch(/^github +enabled +of the service +https:\/\/auth\.example\.com\//m)
        expect(out).not.toContain('hidden')
        const refused = await on(['providers'], serverKey)
        expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('sak_') })
      },
      { url: 'https://auth.example.com' },
    ))
})

describe('app-server mail test --url', () => {
  const test = ['mail', 'test', '--to', 'ada@example.com']

  it('sends an email through the mail server of the running service', async () => {
    const smtp = await startMailServer()
    await onService(
      async ({ on }) => {
        const sent = await on([...test, '--json'])
        expect(sent).toMatchObject({ code: 0, err: '' })
        expect(JSON.parse(sent.out)).toEqual({ to: 'ada@example.com', is_sent: true })
        expect((await smtp.read('ada@example.com')).subject).toBe('Test email')
        await on(['mail', 'test', '--to', 'eva@example.com', '--language', 'fr-CA'])
        expect((await smtp.read('eva@example.com')).subject).toBe('Courriel de test')
        const refused = await on(test, serverKey)
        expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('admin') })
      },
      { smtpUrl: smtp.url },
    )
  })

  it('says that the email is in the outbox, or why it was not sent', () =>
    onService(async ({ on, configure }) => {
      expect(await on(test)).toMatchObject({
        code: 0,
        out: expect.stringContaining('/dev/outbox'),
      })
      const server = { host: '127.0.0.1', port: 9, username: 'ada', password: 'hidden' }
      const sender = { sender_name: 'Shop', sender_email: 'shop@example.com' }
      await configure({ email_config: { type: 'standard', ...server, ...sender } })
      const failed = await on(test)
      expect(failed).toMatchObject({ code: 1, out: '' })
      expect(failed.err).toContain(`in email_config of project ${demo.id}, or APP_SMTP_URL`)
    }))

  it('counts for the daily quota of the project', async () => {
    const smtp = await startMailServer()
    await onService(
      async ({ on }) => {
        expect((await on(test)).code).toBe(0)
        expect(await on(test)).toMatchObject({
          code: 1,
          err: expect.stringContaining('the maximum of 1 emails per day'),
        })
      },
      { smtpUrl: smtp.url, projectDailyEmails: 1, rateLimits: true },
    )
  })
})

describe('app-server owner add --url', () => {
  it('lets a user with a verified address create projects', () =>
    onService(async ({ on, server, call }) => {
      const { superSecretAdminKey = '' } = server.internalKeys
      const operator = { AUTH_ADMIN_KEY: superSecretAdminKey }
      const headers = asInternal(superSecretAdminKey)
      const add = ['owner', 'add', 'Ada@example.com']
      const create = async (isVerified: boolean) => {
        const body = { primary_email: 'ada@example.com', primary_email_verified: isVerified }
        return (await call('POST', '/users', { headers, body })).body.id
      }
      await create(false)
      const unverified = await on(add, operator)
      expect(unverified).toMatchObject({ code: 1, err: expect.stringContaining('verify') })
      const id = await create(true)
      const added = await on([...add, '--json'], operator)
      expect(JSON.parse(added.out)).toEqual({ user_id: id, can_create_projects: true })
      expect((await on(add, operator)).code).toBe(0)
      const list = async () => {
        const query = `?user_id=${id}`
        return (await call('GET', `/project-permissions${query}`, { headers })).body.items
      }
      expect(await list()).toEqual([{ id: 'create_projects', user_id: id }])
      const revoke = ['owner', 'add', id, '--revoke']
      expect((await on(revoke, operator)).out).toBe(`${id} can no longer create projects.\n`)
      expect((await on(revoke, operator)).code).toBe(0)
      expect(await list()).toEqual([])
      const advice = 'Set AUTH_ADMIN_KEY to the APP_INTERNAL_SUPER_SECRET_ADMIN_KEY of the service.'
      // With the key of an app's project.
      expect(await on(add)).toEqual({ code: 1, out: '', err: expect.stringContaining(advice) })
    }))

  it('creates an owner with a password, and the key of their page', () =>
    onService(async ({ on, server, call }) => {
      const operator = { AUTH_ADMIN_KEY: server.internalKeys.superSecretAdminKey ?? '' }
      const add = ['owner', 'add', 'ada@example.com', '--create', '--json']
      const { code, out } = await on(add, operator, 'correct horse battery')
      expect(code).toBe(0)
      const { user_id, env } = JSON.parse(out)
      expect(env.page.AUTH_URL).toMatch(/^http:\/\/localhost:\d+$/)
      const signedIn = await call('POST', '/auth/password/sign-in', {
        headers: {
          'x-stack-project-id': env.page.AUTH_PROJECT_ID,
          'x-stack-access-type': 'client',
          'x-stack-publishable-client-key': env.page.AUTH_KEY,
        },
        body: { email: 'ada@example.com', password: 'correct horse battery' },
      })
      expect(signedIn.body.user_id).toBe(user_id)
    }))
})

describe('app-server owner add --project --url', () => {
  it('makes a user an owner of a project that exists, and keeps their other metadata', () =>
    onService(async ({ on, server, call }) => {
      const { superSecretAdminKey = '' } = server.internalKeys
      const operator = { AUTH_ADMIN_KEY: superSecretAdminKey }
      const headers = asInternal(superSecretAdminKey)
      const { body } = await call('POST', '/users', {
        headers,
        body: {
          primary_email: 'ada@example.com',
          primary_email_verified: true,
          server_metadata: { plan: 'pro' },
        },
      })
      const add = ['owner', 'add', 'ada@example.com', '--project']
      const added = await on([...add, demo.id, '--json'], operator)
      expect(JSON.parse(added.out)).toEqual({ user_id: body.id, project_id: demo.id })
      expect((await on([...add, demo.id], operator)).code).toBe(0)
      const unknown = crypto.randomUUID()
      const create = ['owner', 'add', 'grace@example.com', '--create', '--project', unknown]
      const refused = await on(create, operator, 'correct horse battery')
      expect(refused.err).toContain(`Project ${unknown} does not exist.`)
      const users = await call('GET', '/users', { headers })
      expect(users.body.items).toMatchObject([
        { id: body.id, server_metadata: { plan: 'pro', managedProjectIds: [demo.id] } },
      ])
      const events = await call('GET', '/internal/security-events', { headers: as('admin') })
      expect(events.body.items).toMatchObject([
        { type: 'owner.added', actor: { access: 'admin' }, details: { owner_id: body.id } },
      ])
    }))

  it('refuses keys of another project than internal, and changes nothing', () =>
    onService(async ({ on, server, call }) => {
      const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
      const user = { primary_email: 'ada@example.com', primary_email_verified: true }
      const { body } = await call('POST', '/users', { headers, body: user })
      for (const projectId of [demo.id, 'internal', crypto.randomUUID()]) {
        for (const key of [adminKey, serverKey]) {
          const add = ['owner', 'add', 'ada@example.com', '--project', projectId]
          const refused = await on(add, key)
          expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/key/i) })
        }
      }
      const found = await call('GET', `/users/${body.id}`, { headers })
      expect(found.body.server_metadata ?? null).toBeNull()
    }))
})

describe('app-server users impersonate --url', () => {
  const impersonate = ['users', 'impersonate', 'ada@example.com', '--json']

  it('creates a link to the page of the first trusted domain', () =>
    onService(async ({ on, signUp, call, configure }) => {
      const { id } = await signUp('ada@example.com')
      const refused = await on(impersonate, serverKey)
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toContain('The project has no trusted domain. Pass --callback-url')
      await configure({ domains: [{ domain: 'https://shop.example', handler_path: '/auth' }] })
      const { url } = JSON.parse((await on(impersonate, serverKey)).out)
      expect(url).toMatch(/^https:\/\/shop\.example\/auth\/impersonate\?code=\w{45}$/)
      const body = { code: new URL(url).searchParams.get('code') }
      const checked = await call('POST', '/auth/impersonation/sign-in/check-code', { body })
      expect(checked.body.user.id).toBe(id)
    }))

  it('creates a link to a given page, if it is trusted', () =>
    onService(async ({ on, signUp }) => {
      await signUp('ada@example.com')
      const page = 'http://localhost:3000/handler/impersonate'
      const { url } = JSON.parse((await on([...impersonate, '--callback-url', page])).out)
      expect(url).toMatch(/^http:\/\/localhost:3000\/handler\/impersonate\?code=\w{45}$/)
      const other = ['--callback-url', 'https://attacker.example']
      const refused = await on([...impersonate, ...other])
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('trusted') })
    }))
})

describe('app-server token inspect --url', () => {
  it('says whether the running service accepts a token', () =>
    onService(async ({ on, signUp, call }) => {
      const { id, tokens } = await signUp()
      const inspect = ['token', 'inspect', tokens.access]
      for (const key of [adminKey, serverKey]) {
        const json = JSON.parse((await on([...inspect, '--json'], key)).out)
        expect(json).toMatchObject({ status: 'valid', claims: { aud: demo.id, sub: id } })
      }
      const [header, claims] = tokens.access.split('.')
      const forged = await on(['token', 'inspect', `${header}.${claims}.${'A'.repeat(86)}`])
      expect(forged).toMatchObject({ code: 1, out: expect.stringMatching(/^status: not of this/) })
      const headers = as('client', { access: tokens.access, refresh: tokens.refresh })
      await call('DELETE', '/auth/sessions/current', { headers })
      const ended = await on(inspect)
      expect(ended).toMatchObject({ code: 1, out: expect.stringMatching(/^status: session ended/) })
    }))

  it('knows the session of an impersonation, also by a server key', () =>
    onService(async ({ on, signUp, call }) => {
      const { id } = await signUp()
      const body = { user_id: id, is_impersonation: true }
      const session = await call('POST', '/auth/sessions', { headers: as('server'), body })
      const { code, out } = await on(['token', 'inspect', session.body.access_token], serverKey)
      expect(out).toMatch(/^status: valid\n/)
      expect(code).toBe(0)
    }))

  it('recognizes an expired token', () => {
    let now = Date.now() - 3_600_000
    return onService(
      async ({ on, signUp }) => {
        const { tokens } = await signUp()
        now = Date.now()
        const { code, out } = await on(['token', 'inspect', tokens.access])
        expect(code).toBe(1)
        expect(out).toMatch(/^status: expired\nexpires: .* s ago\)\n/)
      },
      { now: () => now },
    )
  })
})
