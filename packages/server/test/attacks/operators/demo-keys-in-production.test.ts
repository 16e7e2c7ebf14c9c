import { describe, expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { as, demo } from '../../harness'

const production = {
  production: true,
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  url: 'https://auth.example.com',
}
const env = { NODE_ENV: 'production', APP_SECRET: production.secret, APP_URL: production.url }

/** Creates a development database with a user of the demo project. */
async function developed() {
  const installation = await createInstallation()
  const { tokens } = await installation.serving(({ signUp }) => signUp())
  return { ...installation, tokens }
}

describe('M5: a production server on a development database', () => {
  it('does not start, and leaves the database as it is for a start in development', async () => {
    const { run, serving, tokens } = await developed()
    await expect(serving(async () => {}, production)).rejects.toThrow(
      /^The database is one of a service in development: .*: app-server delete-demo-project\./,
    )
    const commands = [
      ['owner', 'add', 'ada@example.com', '--create'],
      ['project', 'create', '--name', 'Shop'],
    ]
    for (const args of commands) {
      const { code, out, err } = await run(args, env, 'correct horse')
      expect([code, out, err]).toEqual([1, '', expect.stringContaining('APP_DATA_DIR')])
    }
    await serving(async ({ call }) => {
      const me = await call('GET', '/users/me', { headers: as('client', tokens) })
      expect(me.status).toBe(200)
    })
  })

  it('is found by the doctor, and cleaned by a command', async () => {
    const { run, serving } = await developed()
    const found = await run(['doctor'], env)
    const problem =
      /problem {2}demo project {3}It is in the database, .* not start\.\n.*delete-demo-project/
    expect(found.out).toMatch(problem)
    // Without a key as well, as the start refuses it.
    const { items } = JSON.parse((await run(['keys', 'list', '--project', demo.id, '--json'])).out)
    for (const { id } of items) {
      expect(await run(['keys', 'revoke', id, '--project', demo.id])).toMatchObject({ code: 0 })
    }
    expect((await run(['doctor'], env)).out).toMatch(problem)
    expect((await run(['delete-demo-project'])).err).toContain('Set NODE_ENV=production')
    const { code, out } = await run(['delete-demo-project'], env)
    expect([code, out]).toEqual([0, `Deleted: ${demo.id}, with its users and keys.\n`])
    expect((await run(['doctor'], env)).out).toContain('the database does not have it')
    // A start in production does not make it again.
    await serving(async () => {}, production)
    const { out: facts } = await run(['doctor'], env)
    expect(facts).toContain('the database does not have it')
    // Development allows that in the project internal.
    expect(facts).not.toContain('allows anonymous sign-up')
  })

  it('does not fail the doctor in development', async () => {
    const { run } = await developed()
    expect((await run(['doctor'])).out).toContain('No problems found.')
    const exposed = await run(['doctor'], { APP_HOST: '0.0.0.0', APP_DEV_EXPOSE: 'on' })
    expect(exposed.out).toMatch(
      /problem {2}exposure {7}Other machines can reach this development server/,
    )
  })
})
