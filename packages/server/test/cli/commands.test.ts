import { describe, expect, it } from 'vitest'
import { as, demo } from '../harness'
import { createInstallation } from './installation'

/** Headers of a key made on the command line. */
function withKey(projectId: string, key: string) {
  return {
    'x-stack-project-id': projectId,
    'x-stack-access-type': 'server',
    'x-stack-secret-server-key': key,
  }
}

describe('app-server migrate', () => {
  it('brings the tables up to date, once', async () => {
    const { run, isEmbedded } = await createInstallation({}, { isNew: true })
    const first = await run(['migrate'])
    // A new embedded database is unpacked with all its tables.
    expect(first.out).toMatch(isEmbedded ? /up to date/ : /^Migrations applied: \d+/)
    expect(await run(['migrate'])).toEqual({
      code: 0,
      out: 'The database is up to date.\n',
      err: '',
    })
  })
})

describe('a command that works on the database', () => {
  it.each([
    ['migrate'],
    ['seed'],
    ['rotate-secret'],
    ['delete-demo-project'],
    ['import-users', 'users.jsonl', '--project', demo.id],
    ['export', 'export.jsonl', '--project', demo.id],
    ['sign-out-everyone', '--project', demo.id],
  ])('refuses the URL of a running service: %s', async (...args) => {
    const { run } = await createInstallation()
    const refused = await run([...args, '--url', 'https://auth.example.com'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain(
      `app-server ${args[0]} works directly on the database (DATABASE_URL`,
    )
  })
})

describe('app-server seed', () => {
  const production = {
    NODE_ENV: 'production',
    APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    APP_URL: 'https://auth.example.com',
  }

  it('creates the project internal, and the demo project only outside production', async () => {
    const { run } = await createInstallation({}, { isNew: true })
    expect((await run(['seed'], production)).out).toBe('Seeded: internal.\n')
    const keysOfDemo = ['create-keys', '--project', demo.id]
    expect((await run(keysOfDemo, production)).code).toBe(1)
    const { run: runInDevelopment } = await createInstallation({}, { isNew: true })
    expect((await runInDevelopment(['seed'])).out).toContain(demo.id)
    expect((await runInDevelopment(keysOfDemo)).code).toBe(0)
  })

  it('does not add the demo project to the database of a service in production', async () => {
    const { run } = await createInstallation()
    await run(['seed'], production)
    const refused = await run(['seed'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/Load .*environment.*, with NODE_ENV=production and APP_SECRET/)
    expect((await run(['project', 'list'], production)).out).not.toContain(demo.id)
  })
})

describe('app-server create-keys', () => {
  it('prints keys that access the project, and that they are shown once', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const made = await run(['create-keys', '--project', demo.id, '--description', 'For a script'])
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('not shown again') })
    expect(made.err).toContain('in Next.js NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY')
    const keys = JSON.parse(made.out)
    expect(Object.keys(keys)).toEqual([
      'publishable_client_key',
      'secret_server_key',
      'super_secret_admin_key',
    ])
    await serving(async ({ call }) => {
      const headers = withKey(demo.id, keys.secret_server_key)
      expect((await call('GET', '/users', { headers })).status).toBe(200)
      const { body } = await call('GET', '/internal/api-keys', { headers: as('admin') })
      expect(body.items[0].description).toBe('For a script')
    })
  })

  it('creates keys of the project internal when no project is named', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const keys = JSON.parse((await run(['create-keys', '--days', '1'])).out)
    await serving(async ({ call }) => {
      const headers = withKey('internal', keys.secret_server_key)
      expect((await call('GET', '/users', { headers })).status).toBe(200)
    })
  })

  it('refuses an unknown project', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const refused = await run(['create-keys', '--project', 'nothing'])
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: 'Project nothing does not exist. app-server project list prints the ids of all projects.\n',
    })
  })

  it.each([
    [['--days', '0'], '--days: "0" is not valid'],
    [['--days', '99999999'], '--days: "99999999" is not valid'],
  ])('refuses %j', async (options, reason) => {
    const { run } = await createInstallation()
    const refused = await run(['create-keys', ...options])
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: `${reason}; expected a whole number from 1, with an end before the year 10000.\n`,
    })
  })
})

describe('app-server sign-out-everyone', () => {
  const refresh = (tokens: { refresh: string }) =>
    ['POST', '/auth/sessions/current/refresh', { headers: as('client', tokens) }] as const

  it.each([[['--project', demo.id]], [['--all']]])('ends every session with %j', async (scope) => {
    const { run, serving } = await createInstallation()
    const { tokens } = await serving(({ signUp }) => signUp())
    const ended = await run(['sign-out-everyone', ...scope])
    expect(ended).toMatchObject({ code: 0, out: expect.stringMatching(/^1 sessions ended\./) })
    await serving(async ({ call }) => {
      expect((await call(...refresh(tokens))).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    })
  })

  it('leaves other projects alone', async () => {
    const { run, serving } = await createInstallation()
    const { tokens } = await serving(({ signUp }) => signUp())
    expect((await run(['sign-out-everyone', '--project', 'internal'])).out).toMatch(/^0 /)
    await serving(async ({ call }) => expect((await call(...refresh(tokens))).status).toBe(200))
  })

  it.each([[[]], [['--all', '--project', 'internal']]])('requires a target: %j', async (scope) => {
    const { run } = await createInstallation()
    expect(await run(['sign-out-everyone', ...scope])).toEqual({
      code: 1,
      out: '',
      err: 'Pass --project ID or --all.\n',
    })
  })
})
