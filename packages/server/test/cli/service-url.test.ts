import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { as, asInternal, demo } from '../harness'
import { makeFolder } from '../run-app-server'
import { createInstallation } from './installation'
import { adminKey, onService, serverKey } from './on-service'

/** Starts a server that is not the service. */
async function startOtherServer(
  status: number,
  headers: Record<string, string> = {},
  text = 'Hello.',
) {
  const server = createServer((_, response) => response.writeHead(status, headers).end(text))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

describe('app-server with --url', () => {
  it('lists, finds and shows users of a running service', () =>
    onService(async ({ on, signUp, call }) => {
      const ada = await signUp('ada@example.com')
      await signUp('grace@example.com')
      // Parts of the address of another user, and an address that is not the primary one.
      await signUp('not-ada@example.com')
      const body = {
        user_id: ada.id,
        type: 'email',
        value: 'Countess@example.com',
        used_for_auth: false,
      }
      await call('POST', '/contact-channels', { headers: as('server'), body })

      const list = await on(['users', 'list', '--limit', '1', '--json'])
      const first = JSON.parse(list.out)
      expect(first.items).toMatchObject([{ primary_email: 'not-ada@example.com' }])
      const next = await on(['users', 'list', '--cursor', first.next_cursor, '--json'], serverKey)
      expect(JSON.parse(next.out)).toMatchObject({
        items: [{ primary_email: 'grace@example.com' }, { id: ada.id }],
        next_cursor: null,
      })
      for (const given of [ada.id, 'ADA@example.com', 'countess@example.com']) {
        const shown = await on(['users', 'show', given, '--json'])
        expect(JSON.parse(shown.out)).toMatchObject({ id: ada.id })
      }
      expect(await on(['users', 'show', 'da@example.com'])).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(`Project ${demo.id} has no user da@example.com.`),
      })
    }))

  it('creates a user, sets a password, ends sessions and deletes the user', () =>
    onService(async ({ on, call }) => {
      const create = ['users', 'create', '--email', 'ada@example.com', '--verified', '--password']
      const created = await on([...create, '--json'], serverKey, 'correct horse')
      const { id, ...user } = JSON.parse(created.out)
      expect(user).toMatchObject({ primary_email_verified: true, has_password: true })
      const signIn = (password: string) =>
        call('POST', '/auth/password/sign-in', { body: { email: 'ada@example.com', password } })
      expect((await signIn('correct horse')).status).toBe(200)

      const set = ['users', 'set-password', 'ada@example.com']
      expect((await on(set, adminKey, 'battery staple')).out).toBe(
        `Password set: ${id}. All sessions of the user have ended.\n`,
      )
      expect((await on(set, adminKey, 'short')).err).toContain('at least 8')
      const again = await signIn('battery staple')
      expect(again.status).toBe(200)

      const sessions = await on(['users', 'sessions', id, '--json'])
      expect(JSON.parse(sessions.out).items).toMatchObject([{ user_id: id }])
      expect((await on(['users', 'sign-out', id])).out).toBe(
        '1 sessions ended. Access tokens remain valid until they expire.\n',
      )
      const headers = as('client', { refresh: again.body.refresh_token })
      expect((await call('POST', '/auth/sessions/current/refresh', { headers })).status).toBe(401)

      expect((await on(['users', 'delete', id])).out).toBe(`Deleted: ${id}, with their data.\n`)
      expect((await call('GET', `/users/${id}`, { headers: as('server') })).status).toBe(404)
    }))

  it('requires the length of passwords that the project sets', () =>
    onService(async ({ on, call, signUp }) => {
      const { id } = await signUp()
      const body = { password_min_length: 12 }
      await call('PATCH', '/internal/security-settings', { headers: as('admin'), body })
      const set = ['users', 'set-password', id]
      expect((await on(set, serverKey, 'eleven char')).err).toContain('at least 12')
      expect((await on(set, serverKey, 'twelve chars')).code).toBe(0)
    }))

  it('bans and unbans a user', () =>
    onService(async ({ on, call, signUp }) => {
      const { id, email, password } = await signUp()
      const signIn = () => call('POST', '/auth/password/sign-in', { body: { email, password } })
      const banned = await on(['users', 'ban', email, '--reason', 'Spam', '--json'], serverKey)
      expect(JSON.parse(banned.out)).toMatchObject({
        id,
        ban: { reason: 'Spam', until_millis: null },
      })
      expect((await signIn()).body.code).toBe('USER_BANNED')
      const listed = await on(['users', 'list', '--banned'])
      expect(listed.out.trim().split('\n').slice(1)).toEqual([expect.stringMatching(/ yes$/)])
      expect((await on(['users', 'unban', id])).code).toBe(0)
      expect((await on(['users', 'list', '--banned', '--json'])).out).toContain('"items": []')
      expect((await signIn()).status).toBe(200)
    }))

  it('creates, lists and revokes keys', () =>
    onService(async ({ on, call }) => {
      const created = await on(['keys', 'create', '--description', 'Second'])
      const { secret_server_key } = JSON.parse(created.out)
      const headers = { ...as('server'), 'x-stack-secret-server-key': secret_server_key }
      expect((await call('GET', '/users', { headers })).status).toBe(200)
      const { items } = JSON.parse((await on(['keys', 'list', '--json'])).out)
      expect(items[0]).toMatchObject({ description: 'Second' })
      const revoke = ['keys', 'revoke', items[0].id]
      expect((await on(revoke)).out).toMatch(/^Revoked: /)
      expect((await on(revoke)).out).toMatch(/^Already revoked: /)
      expect((await call('GET', '/users', { headers })).status).toBe(401)
      const unknown = await on(['keys', 'revoke', 'nothing'])
      expect(unknown.err).toContain(`Project ${demo.id} has no key set nothing.`)
    }))

  it('lists all projects, only with an admin key of the project internal', () =>
    onService(async ({ on, server, signUp }) => {
      await signUp()
      const { superSecretAdminKey = '', secretServerKey = '' } = server.internalKeys
      const operator = { AUTH_ADMIN_KEY: superSecretAdminKey }
      const { items } = JSON.parse((await on(['project', 'list', '--json'], operator)).out)
      expect(items.map(({ id }: { id: string }) => id).sort()).toEqual([demo.id, 'internal'])
      expect(items.find(({ id }: { id: string }) => id === demo.id)).toEqual({
        id: demo.id,
        display_name: 'Demo',
        user_count: 1,
        is_production_mode: false,
        created_at_millis: expect.any(Number),
      })
      const listed = await on(['project', 'list'], operator)
      expect(listed.out).toMatch(new RegExp(`^${demo.id} +Demo +1 +\\d`, 'm'))
      const byOwner = await on(['project', 'list'])
      expect(byOwner).toMatchObject({ code: 1, out: '', err: expect.stringContaining('internal') })
      const byServer = await on(['project', 'list'], { AUTH_SECRET_KEY: secretServerKey })
      expect(byServer).toMatchObject({ code: 1, out: '', err: expect.stringContaining('admin') })
      expect(byServer.err).toContain('Set AUTH_ADMIN_KEY (sak_…).')
    }))

  it('creates a project with keys that work, for an owner if wanted', () =>
    onService(async ({ on, server, call }) => {
      const { superSecretAdminKey = '' } = server.internalKeys
      const operator = { AUTH_ADMIN_KEY: superSecretAdminKey }
      const create = ['project', 'create', '--name', 'Shop', '--json']
      const domain = 'https://shop.example.com'
      const created = await on([...create, '--domain', domain], operator)
      expect(created).toMatchObject({ code: 0, err: expect.stringContaining('not shown again') })
      const { id, keys, env } = JSON.parse(created.out)
      expect(env.page).toEqual({
        AUTH_URL: expect.stringMatching(/^http:\/\/localhost:\d+$/),
        AUTH_PROJECT_ID: id,
        AUTH_KEY: keys.publishable_client_key,
      })
      const headers = {
        'x-stack-project-id': id,
        'x-stack-access-type': 'admin',
        'x-stack-super-secret-admin-key': keys.super_secret_admin_key,
      }
      const project = await call('GET', '/projects/current', { headers })
      expect(project.body).toMatchObject({
        id,
        display_name: 'Shop',
        config: { allow_localhost: false, domains: [{ domain, handler_path: '/handler' }] },
      })
      const unowned = await on([...create, '--owner', 'ada@example.com'], operator)
      expect(unowned).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('owner add EMAIL --create'),
      })
      const user = await call('POST', '/users', {
        headers: asInternal(superSecretAdminKey),
        body: { primary_email: 'ada@example.com', primary_email_verified: true },
      })
      const owned = await on([...create, '--owner', 'ada@example.com'], operator)
      const owner = await call('GET', `/users/${user.body.id}`, {
        headers: asInternal(superSecretAdminKey),
      })
      expect(owner.body.server_metadata).toEqual({
        managedProjectIds: [JSON.parse(owned.out).id],
      })
      expect(await on(create)).toMatchObject({ code: 1, out: '' })
    }))

  it('plans, applies, shows and exports the settings of a project', () =>
    onService(async ({ on, call, configure }) => {
      const github = { id: 'github', type: 'standard', client_id: 'id', client_secret: 'hidden' }
      await configure({ oauth_providers: [{ ...github, enabled: true }] })
      const folder = await makeFolder()
      const path = join(folder, 'project.json')
      const apply = async (document: object, ...options: string[]) => {
        await writeFile(path, JSON.stringify(document))
        return on(['project', 'apply', path, ...options])
      }
      const file = {
        display_name: 'Shop',
        security_settings: { recent_sign_in_required: true },
        project_permission_definitions: [{ id: 'staff' }],
      }
      const plan = `~ display_name: "Demo" → "Shop"
~ security_settings.recent_sign_in_required: false → true
+ project_permission_definitions[staff]: {"id":"staff","contained_permission_ids":[]}

`
      expect(await apply(file, '--dry-run')).toEqual({
        code: 0,
        err: '',
        out: `${plan}Nothing was changed: this was a dry run.\n`,
      })
      const read = async () =>
        (await call('GET', '/projects/current', { headers: as('admin') })).body.display_name
      expect(await read()).toBe('Demo')
      expect((await apply(file)).out).toBe(`${plan}Applied.\n`)
      expect(await read()).toBe('Shop')
      expect((await apply(file)).out).toBe('No changes.\n')

      const shown = await on(['project', 'show', demo.id])
      expect(shown.out).toContain('display_name: "Shop"\n')
      expect(shown.out).not.toContain('hidden')
      const copy = join(folder, 'copy.json')
      expect((await on(['project', 'export', demo.id, copy])).code).toBe(0)
      const exported = JSON.parse(await readFile(copy, 'utf8'))
      expect(exported).toMatchObject(file)
      expect(exported.config.oauth_providers).toMatchObject([github])
      expect((await apply(exported)).out).toBe('No changes.\n')

      const others = { project_permission_definitions: [{ id: 'other' }] }
      expect(await apply(others)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('  project_permission_definitions: staff\nThey would be'),
      })
      expect((await apply(others, '--delete')).out).toContain(
        '- project_permission_definitions[staff]',
      )
    }))

  it('changes nothing by a project file that the service refuses', () =>
    onService(async ({ on, call }) => {
      const path = join(await makeFolder(), 'project.json')
      const staff = { id: 'staff', contained_permission_ids: ['nothing'] }
      const file = { display_name: 'Shop', project_permission_definitions: [staff] }
      await writeFile(path, JSON.stringify(file))
      const refused = await on(['project', 'apply', path])
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('nothing') })
      // The list of types is long, and not cut.
      const block = { type: 'Nothing', data: {} }
      const content = { root: { type: 'EmailLayout', data: { childrenIds: ['a'] } }, a: block }
      const template = { type: 'email_verification', subject: 'Hi', content }
      await writeFile(path, JSON.stringify({ email_templates: [template] }))
      expect((await on(['project', 'apply', path])).err).toMatch(
        /'EmailLayout' .* 'ColumnsContainer'\n$/,
      )
      await writeFile(path, JSON.stringify(file))
      const byServer = await on(['project', 'apply', path], serverKey)
      expect(byServer).toMatchObject({ code: 1, err: expect.stringContaining('admin') })
      const request = { headers: as('admin'), body: { dispaly_name: 'Shop' } }
      const invalid = await call('PATCH', '/internal/project-file', request)
      expect([invalid.status, invalid.body]).toEqual([400, 'dispaly_name: unknown key'])
      const { body } = await call('GET', '/projects/current', { headers: as('admin') })
      expect(body.display_name).toBe('Demo')
    }))

  it('prints why the service refuses a request', () =>
    onService(async ({ on }) => {
      const wrong = await on(['users', 'list'], { AUTH_ADMIN_KEY: `sak_${'0'.repeat(45)}` })
      expect(wrong).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('is not a valid key of project'),
      })
      const refused = await on(['keys', 'list'], serverKey)
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('admin') })
    }))

  it.each([
    ['http://auth.example.com', adminKey, 'is not valid; expected https://auth.example.com'],
    ['auth.example.com', adminKey, 'is not valid; expected https://auth.example.com'],
    ['http://localhost:9', adminKey, '. Is it running, and is this its URL?'],
    ['https://auth.example.com?tenant=', adminKey, 'is not valid; expected'],
    ['https://auth.example.com#', adminKey, 'is not valid; expected'],
    ['https://ada:secret@auth.example.com', adminKey, 'is not valid; expected'],
    [
      'https://auth.example.com',
      {},
      'set it as AUTH_ADMIN_KEY (sak_…); for users, AUTH_SECRET_KEY',
    ],
    [
      'https://auth.example.com',
      { AUTH_ADMIN_KEY: demo.server },
      'AUTH_ADMIN_KEY is a secret server key (ssk_…); expected a super secret admin key (sak_…).',
    ],
    [
      'https://auth.example.com',
      { AUTH_SECRET_KEY: demo.client },
      'AUTH_SECRET_KEY is a publishable client key (pck_…); expected a secret server key (ssk_…).',
    ],
    [
      'https://auth.example.com',
      { AUTH_ADMIN_KEY: 'SAK_0123' },
      'AUTH_ADMIN_KEY starts with SAK_; expected sak_ in lower case.',
    ],
  ])('reports %s with the keys %o', async (url, env, message) => {
    const { run } = await createInstallation()
    const args = ['users', 'list', '--project', demo.id, '--url', url]
    expect(await run(args, env)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(message),
    })
  })

  it('prints no key, and nothing that changes the terminal', async () => {
    const { run } = await createInstallation()
    const other = await startOtherServer(500, { 'x-stack-request-id': 'one' }, '\u001b[2JHello.')
    const list = (env: Record<string, string>) =>
      run(['users', 'list', '--project', demo.id, '--url', other], env)
    const file = `{\n"super_secret_admin_key": "${demo.admin}"\n}`
    expect((await list({ AUTH_ADMIN_KEY: file })).err).toMatch(/^AUTH_ADMIN_KEY is not a key: /)
    expect((await list(adminKey)).err).toBe('?[2JHello.\n')
  })

  it('recognizes another server, and follows no redirect with the key', async () => {
    const { run } = await createInstallation()
    const list = (url: string) =>
      run(['users', 'list', '--project', demo.id, '--url', url], adminKey)
    const other = await startOtherServer(404)
    expect((await list(other)).err).toBe(
      `There is no service at ${other}: it responded with 404.\n`,
    )
    const redirecting = await startOtherServer(302, { location: other })
    expect((await list(redirecting)).err).toContain(`Cannot reach the service at ${redirecting}: `)
  })
})
