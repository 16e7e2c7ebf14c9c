import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { as, demo } from '../harness'
import { createInstallation } from './installation'

const fresh = '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'

const shop = {
  id: fresh,
  display_name: 'Shop',
  config: {
    credential_enabled: false,
    magic_link_enabled: true,
    allow_localhost: false,
    domains: [{ domain: 'https://shop.example.com', handler_path: '/handler' }],
    oauth_providers: [
      {
        id: 'google',
        type: 'standard',
        enabled: true,
        client_id: 'google-client',
        client_secret: 'hidden-at-google',
      },
    ],
    user_default_permissions: [{ id: 'customer' }],
  },
  security_settings: { recent_sign_in_required: true },
  project_permission_definitions: [
    { id: 'staff', description: 'Runs the shop', contained_permission_ids: ['customer'] },
    { id: 'customer' },
  ],
}

/** Headers of a key of a project. */
function withKey(
  projectId: string,
  access: 'client' | 'server' | 'admin',
  keys: Record<string, string>,
) {
  const names = {
    client: 'publishable_client_key',
    server: 'secret_server_key',
    admin: 'super_secret_admin_key',
  }
  const name = names[access]
  return {
    'x-stack-project-id': projectId,
    'x-stack-access-type': access,
    [`x-stack-${name.replaceAll('_', '-')}`]: keys[name] ?? '',
  }
}

/** Creates an installation, with a function that applies a document as a file. */
async function createTarget() {
  const installation = await createInstallation()
  const path = join(installation.dataDir, 'project.json')
  await installation.run(['seed'])
  async function apply(document: unknown, options: string[] = []) {
    const text = typeof document === 'string' ? document : JSON.stringify(document)
    await writeFile(path, text)
    return installation.run(['project', 'apply', path, ...options])
  }
  return { ...installation, path, apply }
}

describe('app-server project create', () => {
  it('creates a project whose keys work, and prints them with the lines for .env', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const created = await run(['project', 'create', '--name', 'Shop', '--json'], {
      APP_URL: 'https://auth.example.com',
    })
    expect(created).toMatchObject({ code: 0, err: expect.stringContaining('not shown again') })
    const { id, keys, env, ...rest } = JSON.parse(created.out)
    expect(rest).toEqual({
      display_name: 'Shop',
      key_set_id: expect.any(String),
      keys_expire_at_millis: expect.any(Number),
    })
    const page = {
      AUTH_URL: 'https://auth.example.com',
      AUTH_PROJECT_ID: id,
      AUTH_KEY: keys.publishable_client_key,
    }
    expect(env).toEqual({
      page,
      server: { ...page, AUTH_SECRET_KEY: keys.secret_server_key },
      next: {
        NEXT_PUBLIC_STACK_API_URL: 'https://auth.example.com',
        NEXT_PUBLIC_STACK_PROJECT_ID: id,
        NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY: keys.publishable_client_key,
        STACK_SECRET_SERVER_KEY: keys.secret_server_key,
      },
    })
    await serving(async ({ call }) => {
      const client = await call('GET', '/projects/current', {
        headers: withKey(id, 'client', keys),
      })
      expect(client.body).toMatchObject({ id, display_name: 'Shop' })
      const users = await call('GET', '/users', { headers: withKey(id, 'server', keys) })
      expect(users.status).toBe(200)
      const headers = withKey(id, 'admin', keys)
      const teams = await call('GET', '/team-permission-definitions', { headers })
      expect(teams.body.items.map((one: { id: string }) => one.id)).toContain('admin')
      const events = await call('GET', '/internal/security-events', { headers })
      expect(events.body.items).toMatchObject([
        { type: 'api_keys.created', actor: { access: 'operator' } },
      ])
    })
  })

  it('prints the variables of a page and of a server as text', async () => {
    const { run } = await createInstallation()
    const { out } = await run(['project', 'create', '--name', 'Shop'])
    expect(out).toMatch(/^# Created: project [0-9a-f-]{36} \(Shop\)\.\n/)
    expect(out).toMatch(/^VITE_AUTH_URL=http:\/\/localhost:8102$/m)
    expect(out).toMatch(/^VITE_AUTH_KEY=pck_\w+$/m)
    expect(out).toMatch(/^AUTH_SECRET_KEY=ssk_\w+$/m)
    expect(out).toMatch(/^NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY=pck_\w+$/m)
    expect(out).toMatch(/^STACK_SECRET_SERVER_KEY=ssk_\w+$/m)
    expect(out).not.toMatch(/^VITE_.*[sa]+k_/m)
  })

  it('writes the lines for .env into a new file, and changes none that exists', async () => {
    const { run, dataDir } = await createInstallation()
    const file = join(dataDir, 'shop.env')
    const create = () => run(['project', 'create', '--name', 'Shop', '--out', file])
    const created = await create()
    expect(created).toMatchObject({ code: 0, out: '' })
    expect(created.err).toContain(`The keys are in ${file}, which only you can read.`)
    const lines = await readFile(file, 'utf8')
    expect(lines).toMatch(/^AUTH_ADMIN_KEY=sak_\w+$/m)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const again = await create()
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toContain(`${file} exists, and may contain keys`)
    expect(await readFile(file, 'utf8')).toBe(lines)
    const { out } = await run(['project', 'list'])
    expect(out.match(/Shop/g)).toHaveLength(1)
  })

  it('creates no project if the file cannot be written, and leaves no file if the project fails', async () => {
    const { run, dataDir } = await createInstallation()
    await run(['seed'])
    const create = (file: string, ...more: string[]) =>
      run(['project', 'create', '--name', 'Shop', '--out', join(dataDir, file), ...more])
    expect((await create('absent/shop.env')).err).toContain('its folder does not exist')
    const failed = await create('shop.env', '--owner', 'unknown@example.com')
    expect(failed.code).toBe(1)
    expect(existsSync(join(dataDir, 'shop.env'))).toBe(false)
    expect((await run(['project', 'list'])).out).not.toContain('Shop')
  })

  it.each([
    ['--out', ['create', '--name', 'Shop', '--out', '']],
    ['FILE', ['export', demo.id, ' ']],
    ['ID', ['show', '']],
  ])('does nothing if a value is empty: %s', async (name, args) => {
    const { run } = await createInstallation()
    await run(['seed'])
    const { code, err } = await run(['project', ...args])
    expect({ code, err }).toEqual({
      code: 1,
      err: `${name} is empty: pass a value.\n`,
    })
    expect((await run(['project', 'list'])).out).not.toContain('Shop')
  })

  it('names the domain of the app', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const create = (domain: string, ...args: string[]) =>
      run(['project', 'create', '--name', 'Shop', '--json', '--domain', domain, ...args])
    const { out } = await create('https://shop.example.com/')
    const { id, keys } = JSON.parse(out)
    const expected = {
      allow_localhost: false,
      domains: [{ domain: 'https://shop.example.com', handler_path: '/handler' }],
    }
    await serving(async ({ call }) => {
      const headers = withKey(id, 'admin', keys)
      const { body } = await call('GET', '/projects/current', { headers })
      expect(body.config).toMatchObject(expected)
    })
    expect(await create('shop')).toMatchObject({
      code: 1,
      out: '',
      err: '--domain: "shop" is not valid; expected a URL such as https://shop.example.com.\n',
    })
  })

  it('makes a user of the project internal the owner', async () => {
    const { run, serving } = await createInstallation()
    const email = 'ada@example.com'
    await run(['seed'])
    const internal = JSON.parse((await run(['keys', 'create'])).out)
    await serving(async ({ call }) => {
      const headers = withKey('internal', 'server', internal)
      const body = { primary_email: email, primary_email_verified: true }
      expect((await call('POST', '/users', { headers, body })).status).toBe(201)
    })
    const created = await run(['project', 'create', '--name', 'Shop', '--owner', email, '--json'])
    const { id } = JSON.parse(created.out)
    expect((await run(['project', 'show', id])).out).toContain(`owners: ["${email}"]`)
  })

  it('refuses a missing name and an unknown owner, and creates nothing', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const unnamed = await run(['project', 'create'])
    expect(unnamed).toEqual({
      code: 1,
      out: '',
      err: 'Pass the name of the project, such as --name Shop.\n',
    })
    const unowned = await run(['project', 'create', '--name', 'Shop', '--owner', 'x@example.com'])
    expect(unowned).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('owner add EMAIL --create'),
    })
    const { items } = JSON.parse((await run(['project', 'list', '--json'])).out)
    expect(items).toHaveLength(2)
  })
})

describe('app-server project list and show', () => {
  it('lists all projects', async () => {
    const { run, serving } = await createInstallation()
    await serving(({ signUp }) => signUp())
    const { items } = JSON.parse((await run(['project', 'list', '--json'])).out)
    const users = items.map((item: Record<string, unknown>) => [item.id, item.user_count])
    expect(users.sort()).toEqual([
      [demo.id, 1],
      ['internal', 0],
    ])
    const { out } = await run(['project', 'list'])
    expect(out).toMatch(/^ID {2,}NAME {2,}USERS {2}CREATED \(UTC\)\n/)
    expect(out).toMatch(/^00000000-0000-4000-8000-00000000de30 {2}Demo +1 +\d{4}-/m)
  })

  it('shows settings without secrets', async () => {
    const { run, apply } = await createTarget()
    await apply(shop)
    const { out } = await run(['project', 'show', fresh])
    expect(out).toContain('config.magic_link_enabled: true\n')
    expect(out).toContain('"client_id":"google-client","client_secret":"****"')
    const json = await run(['project', 'show', fresh, '--json'])
    expect(JSON.parse(json.out).config.oauth_providers[0].client_secret).toBe('****')
    expect(out + json.out).not.toContain('hidden-at-google')
  })

  it('shows a sign-up hook without its secret, which is created once', async () => {
    const { run, apply } = await createTarget()
    const url = 'https://shop.example.com/hooks/sign-up'
    const hooked = { ...shop, security_settings: { sign_up_hook: { url } } }
    const { out } = await apply(hooked)
    expect(out).toContain(
      `sign_up_hook: null → {"url":"${url}","secret":"****","on_failure":"deny"}`,
    )
    expect((await apply(hooked)).out).toBe('No changes.\n')
    const shown = (await run(['project', 'show', fresh, '--json'])).out
    expect(JSON.parse(shown).security_settings.sign_up_hook.secret).toBe('****')
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    const replaced = await apply({
      security_settings: { sign_up_hook: { url, secret } },
      id: fresh,
    })
    expect(replaced.out).toContain('~ security_settings.sign_up_hook.secret: **** (changed)\n')
  })

  it.each([['show'], ['export']])('reports an unknown project of %s', async (name) => {
    const { run, path } = await createTarget()
    const args = ['project', name, 'nothing', ...(name === 'export' ? [path] : [])]
    expect(await run(args)).toEqual({
      code: 1,
      out: '',
      err: 'Project nothing does not exist. app-server project list prints the ids of all projects.\n',
    })
  })
})

describe('app-server project apply', () => {
  it('creates an unknown project, and changes nothing the second time', async () => {
    const { run, apply, serving } = await createTarget()
    const planned = await apply(shop, ['--dry-run'])
    expect(planned.out).toMatch(/dry run\.\n$/)
    expect((await run(['project', 'show', fresh])).code).toBe(1)

    const applied = await apply(shop)
    expect(applied).toMatchObject({ code: 0, err: '' })
    expect(applied.out.replace('Applied.', '')).toBe(
      planned.out.replace('Nothing was changed: this was a dry run.', ''),
    )
    const lines = applied.out.split('\n')
    expect(lines[0]).toBe(`+ project ${fresh}`)
    expect(lines).toContain('~ config.credential_enabled: true → false')
    expect(lines).toContain(
      '+ config.domains[https://shop.example.com]: {"domain":"https://shop.example.com","handler_path":"/handler"}',
    )
    expect(lines).toContain('+ config.user_default_permissions[customer]: {"id":"customer"}')
    expect(applied.out).toContain('+ project_permission_definitions[staff]: {"id":"staff"')
    expect(applied.out).not.toContain('hidden-at-google')
    expect(await apply(shop)).toEqual({ code: 0, out: 'No changes.\n', err: '' })

    const keys = JSON.parse((await run(['keys', 'create', '--project', fresh])).out)
    await serving(async ({ call }) => {
      const headers = withKey(fresh, 'admin', keys)
      const { body } = await call('GET', '/projects/current', { headers })
      expect(body).toMatchObject({ display_name: 'Shop', config: shop.config })
      const definitions = await call('GET', '/project-permission-definitions', { headers })
      expect(definitions.body.items).toEqual([
        { id: 'customer', contained_permission_ids: [] },
        { id: 'staff', description: 'Runs the shop', contained_permission_ids: ['customer'] },
      ])
      const teams = await call('GET', '/team-permission-definitions', { headers })
      expect(teams.body.items.map((one: { id: string }) => one.id)).toContain('member')
    })
  })

  it('shows what differs, and leaves what the file does not name', async () => {
    const { apply } = await createTarget()
    await apply(shop)
    const google = shop.config.oauth_providers[0]
    const document = {
      id: fresh,
      config: {
        domains: [
          { domain: 'https://www.example.com', handler_path: '/auth' },
          { domain: 'https://shop.example.com', handler_path: '/account' },
        ],
        oauth_providers: [{ ...google, client_secret: 'another-secret' }],
        user_default_permissions: [],
      },
      project_permission_definitions: [{ id: 'staff' }],
    }
    const changed = await apply(document, ['--delete'])
    expect(changed.out).toBe(
      [
        '~ config.oauth_providers[google].client_secret: **** (changed)',
        '~ config.domains[https://shop.example.com].handler_path: "/handler" → "/account"',
        '+ config.domains[https://www.example.com]: {"domain":"https://www.example.com","handler_path":"/auth"}',
        '- config.user_default_permissions[customer]: {"id":"customer"}',
        '- project_permission_definitions[customer]: {"id":"customer","contained_permission_ids":[]}',
        '- project_permission_definitions[staff].description: "Runs the shop"',
        '~ project_permission_definitions[staff].contained_permission_ids: ["customer"] → []',
        '',
        'Applied.',
        '',
      ].join('\n'),
    )
    expect((await apply({ id: fresh })).out).toBe('No changes.\n')
  })

  it('deletes definitions only with --delete', async () => {
    const { run, apply } = await createTarget()
    await apply(shop)
    const before = (await run(['project', 'show', fresh])).out
    const document = {
      id: fresh,
      display_name: 'Other',
      team_permission_definitions: [{ id: 'editor' }, { id: 'member' }],
      project_permission_definitions: [],
      config: { user_default_permissions: [] },
    }
    const reason = `The file does not list definitions of the project:
  team_permission_definitions: admin
  project_permission_definitions: customer, staff
`
    expect(await apply(document)).toEqual({
      code: 1,
      out: '',
      err: `${reason}They would be deleted with all their grants. Nothing was changed. Add them to the file, as app-server project export writes it, or pass --delete.
`,
    })
    expect((await run(['project', 'show', fresh])).out).toBe(before)

    const planned = await apply(document, ['--dry-run'])
    expect(planned).toMatchObject({
      code: 0,
      err: `${reason}To delete them with all their grants, pass --delete.\n`,
    })
    expect(planned.out).toContain('- team_permission_definitions[admin]: ')

    const deleted = await apply(document, ['--delete'])
    expect(deleted).toMatchObject({ code: 0, err: '' })
    expect(deleted.out.replace('Applied.', '')).toBe(
      planned.out.replace('Nothing was changed: this was a dry run.', ''),
    )
    expect((await run(['project', 'show', fresh])).out).not.toContain('"staff"')
  })

  it('adds a definition to those of an exported file', async () => {
    const { run, apply, path } = await createTarget()
    await apply(shop)
    await run(['project', 'export', fresh, path])
    const exported = JSON.parse(await readFile(path, 'utf8'))
    const definitions = [...exported.team_permission_definitions, { id: 'editor' }]
    expect(await apply({ id: fresh, team_permission_definitions: definitions })).toMatchObject({
      code: 0,
      out: '+ team_permission_definitions[editor]: {"id":"editor","contained_permission_ids":[]}\n\nApplied.\n',
      err: '',
    })
  })

  it('creates a project with other definitions than the standard ones', async () => {
    const { run, apply } = await createTarget()
    const document = { ...shop, team_permission_definitions: [{ id: 'editor' }] }
    const config = {
      ...shop.config,
      team_creator_default_permissions: [{ id: 'editor' }],
      team_member_default_permissions: [{ id: 'editor' }],
    }
    expect(await apply({ ...document, config })).toMatchObject({ code: 0, err: '' })
    expect((await run(['project', 'show', fresh])).out).not.toMatch(/permission.*"admin"/)
  })

  it('applies another order of a list', async () => {
    const { apply } = await createTarget()
    const domains = ['https://a.example.com', 'https://b.example.com'].map((domain) => ({
      domain,
      handler_path: '/handler',
    }))
    const document = (list: typeof domains) => ({
      id: fresh,
      display_name: 'Shop',
      config: { domains: list },
    })
    await apply(document(domains))
    const turned = await apply(document(domains.toReversed()))
    expect(turned.out).toMatch(/^~ config\.domains \(order\): /)
    expect((await apply(document(domains.toReversed()))).out).toBe('No changes.\n')
  })

  it('applies everything or nothing', async () => {
    const { run, apply } = await createTarget()
    await apply(shop)
    const refused = await apply({
      ...shop,
      display_name: 'Other',
      project_permission_definitions: [{ id: 'other' }],
    })
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: 'The project permission customer does not exist.\n',
    })
    const shown = await run(['project', 'show', fresh])
    expect(shown.out).toContain('display_name: "Shop"\n')
    expect(shown.out).toContain('"staff"')
    expect(shown.out).not.toContain('"other"')
  })

  it('refuses production mode while settings prevent it', async () => {
    const { run, apply } = await createTarget()
    const config = { allow_localhost: true, domains: [] }
    const project = { id: fresh, display_name: 'Shop', is_production_mode: true, config }
    const refused = await apply(project)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^Production mode is not possible: Localhost is not allowed/)
    expect((await run(['project', 'show', fresh])).code).toBe(1)
    const ready = { ...project, config: { ...config, allow_localhost: false } }
    expect((await apply(ready)).code).toBe(0)
    const domains = [{ domain: 'http://shop.example.com', handler_path: '/handler' }]
    expect(await apply({ ...ready, config: { ...ready.config, domains } })).toMatchObject({
      code: 1,
      err: 'Production mode is not possible: Trusted domains should be HTTPS: http://shop.example.com.\n',
    })
  })

  it('applies what project export has written, also to another project', async () => {
    const { run, apply, path } = await createTarget()
    await apply(shop)
    // Put there by another user of the machine, who could read the file.
    await writeFile(`${path}.part`, '', { mode: 0o644 })
    const exported = await run(['project', 'export', fresh, path, '--json'])
    expect(JSON.parse(exported.out)).toEqual({ project_id: fresh, file: path })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const text = await readFile(path, 'utf8')
    expect(text).toContain('hidden-at-google')
    expect((await apply(text)).out).toBe('No changes.\n')
    const other = '11111111-2222-4333-8444-555555555555'
    expect((await apply(text, ['--project', other])).out).toMatch(`+ project ${other}\n`)
    expect((await apply(text, ['--project', other])).out).toBe('No changes.\n')
  })

  it.each([[['project', 'export', demo.id]], [['export', '--project', demo.id]]])(
    'says that the folder of the file that %j writes does not exist',
    async (command) => {
      const { run } = await createTarget()
      const { code, err } = await run([...command, '/nonexistent/shop.json'])
      expect({ code, err }).toEqual({
        code: 1,
        err: 'The file /nonexistent/shop.json cannot be written: its folder does not exist.\n',
      })
    },
  )

  it('applies a mail server with templates, and resets those that are no longer listed', async () => {
    const { apply } = await createTarget()
    const email_config = {
      type: 'standard',
      host: 'mail.example.com',
      port: 587,
      username: 'shop',
      password: 'hidden-at-mail',
      sender_name: 'Shop',
      sender_email: 'shop@example.com',
    }
    const email_templates = [
      { type: 'magic_link', subject: 'Your way into the shop', content: null },
    ]
    const document = { ...shop, config: { ...shop.config, email_config }, email_templates }
    const applied = await apply(document)
    expect(applied.out).toContain('+ config.email_config.password: "****"\n')
    expect(applied.out).toContain('+ email_templates[magic_link]: ')
    expect(applied.out).not.toContain('hidden-at-mail')
    expect((await apply(document)).out).toBe('No changes.\n')
    const shared = { id: fresh, config: { email_config: { type: 'shared' } } }
    expect((await apply(shared)).err).toContain('Reset the custom email templates')
    const reset = await apply({ ...shared, email_templates: [] })
    expect(reset.out).toContain('- email_templates[magic_link]: ')
    expect(reset.out).toContain('- config.email_config.password: "****"\n')
    expect((await apply(shared)).out).toBe('No changes.\n')
  })

  it('is a security event of the operator, if it changes anything', async () => {
    const { apply, serving } = await createTarget()
    const document = { id: demo.id, display_name: 'Shop' }
    await apply(document, ['--dry-run'])
    await apply(document)
    await apply(document)
    const { body } = await serving(({ call }) =>
      call('GET', '/internal/security-events?type=project.changed', { headers: as('admin') }),
    )
    expect(body.items).toMatchObject([
      { actor: { access: 'operator' }, details: { settings: 'display_name' } },
    ])
  })

  it('does not remove a provider that the file leaves out', async () => {
    const { apply } = await createTarget()
    await apply(shop)
    const refused = await apply({ id: fresh, config: { oauth_providers: [] } })
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: 'The provider google is missing: providers cannot be removed, only disabled.\n',
    })
  })

  it('creates the project internal only by seeding it', async () => {
    const { run, dataDir } = await createInstallation()
    const path = join(dataDir, 'internal.json')
    await writeFile(path, JSON.stringify({ id: 'internal', display_name: 'Owners' }))
    const refused = await run(['project', 'apply', path])
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('app-server seed') })
    await run(['seed'])
    expect((await run(['project', 'apply', path])).out).toContain(
      '~ display_name: "Dashboard" → "Owners"\n',
    )
  })

  it('replaces the name of version 0.1 by seeding, and keeps any other', async () => {
    const { run, dataDir } = await createInstallation()
    const path = join(dataDir, 'internal.json')
    await run(['seed'])
    const seedAfter = async (name: string) => {
      await writeFile(path, JSON.stringify({ id: 'internal', display_name: name }))
      await run(['project', 'apply', path])
      await run(['seed'])
      return JSON.parse((await run(['project', 'show', 'internal', '--json'])).out).display_name
    }
    expect(await seedAfter('Stack Dashboard')).toBe('Dashboard')
    expect(await seedAfter('Owners')).toBe('Owners')
  })

  it('prints the plan as JSON, without secrets', async () => {
    const { apply } = await createTarget()
    const { out } = await apply(shop, ['--json'])
    const { changes, ...rest } = JSON.parse(out)
    expect(rest).toEqual({ project_id: fresh, is_new: true, is_dry_run: false })
    expect(changes).toContainEqual({
      sign: '~',
      path: 'config.allow_localhost',
      before: true,
      after: false,
    })
    expect(out).not.toContain('hidden-at-google')
    expect(JSON.parse((await apply(shop, ['--json'])).out).changes).toEqual([])
  })

  it.each([
    ['{', ['not JSON']],
    [{ ...shop, nmae: 'Shop' }, ['nmae: unknown key']],
    [{ config: { magiclinkEnabled: true } }, ['config.magiclinkEnabled: unknown key']],
    [
      { config: { domains: [{ domain: 'https://a.example.com', path: '/' }] } },
      ['config.domains.0.handler_path: ', 'config.domains.0.path: unknown key'],
    ],
    [{ id: 'shop' }, ['id: must be a v4 UUID or "internal"']],
  ])('refuses %j and names the value', async (document, reasons) => {
    const { apply } = await createTarget()
    const refused = await apply(document)
    expect(refused).toMatchObject({ code: 1, out: '' })
    for (const reason of reasons) expect(refused.err).toContain(`  ${reason}`)
    expect(refused.err).toMatch(/app-server project schema prints the format\.\n$/)
  })

  it('says what is missing', async () => {
    const { run, apply } = await createTarget()
    const unnamed = await apply({ display_name: 'Shop' })
    expect(unnamed.err).toMatch(/^Which project\? Pass --project ID, .* "id": "[0-9a-f-]{36}"\.\n$/)
    const untitled = await apply({ id: fresh })
    expect(untitled.err).toBe(
      `Project ${fresh} does not exist. To create it, the file needs a display_name.\n`,
    )
    const unavailable = await run(['project', 'list'], {
      DATABASE_URL: 'postgres://app@127.0.0.1:9/app',
    })
    expect(unavailable).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /ECONNREFUSED[\s\S]*in DATABASE_URL, or run app-server doctor\.\n$/,
      ),
    })
    const wrong = await apply(shop, ['--project', 'shop'])
    expect(wrong.err).toMatch(/^--project: "shop" is not valid; expected a lower-case v4 UUID/)
    const missing = await run(['project', 'apply', '/nowhere/shop.json'])
    expect(missing).toMatchObject({ code: 1, err: 'The file /nowhere/shop.json does not exist.\n' })
  })
})

it('prints the JSON Schema of its files', async () => {
  const { run } = await createInstallation()
  const schema = JSON.parse((await run(['project', 'schema'])).out)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.additionalProperties).toBe(false)
  expect(schema.required).toBeUndefined()
  const { config, id } = schema.properties
  expect(Object.keys(config.properties)).toEqual(expect.arrayContaining(Object.keys(shop.config)))
  expect(config.additionalProperties).toBe(false)
  expect(id.type).toBe('string')
  const properties = listProperties(schema)
  expect(properties.length).toBeGreaterThan(70)
  expect(properties.filter(([, { description }]) => !description)).toEqual([])
  expect(config.properties.allow_localhost.description).toBe(
    'Whether localhost is trusted, on any port. Default: `true`.',
  )
  const [, own] = config.properties.email_config.oneOf
  expect(own.properties.sender_email.description).toBe('Address that emails are sent from.')
})

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Lists the properties of a JSON Schema, nested ones included. */
function listProperties(schema: Schema): [string, Schema][] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf]
  return [...Object.entries(properties), ...parts.flatMap(listProperties)]
}
