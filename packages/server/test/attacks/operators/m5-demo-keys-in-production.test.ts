import { describe, expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { as, demo } from '../../harness'

const production = {
  production: true,
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  url: 'https://auth.example.com',
}
const env = { NODE_ENV: 'production', APP_SECRET: production.secret, APP_URL: production.url }

/** Creates a development database in which the demo keys created other keys. */
async function developed() {
  const installation = await createInstallation()
  const made = await installation.serving(async ({ call, signUp }) => {
    const { tokens } = await signUp()
    const { body } = await call('POST', '/internal/api-keys', {
      headers: as('admin'),
      body: {
        description: 'of a stranger',
        expires_at_millis: Date.now() + 90 * 86_400_000,
        has_publishable_client_key: true,
        has_secret_server_key: true,
        has_super_secret_admin_key: true,
      },
    })
    return { tokens, key: body.super_secret_admin_key as string }
  })
  return { ...installation, ...made }
}

describe('M5: a production server on a development database', () => {
  it('accepts neither the published keys of the demo project nor keys created with them', async () => {
    const { serving, key, tokens } = await developed()
    await serving(async ({ call }) => {
      for (const access of ['client', 'server', 'admin'] as const) {
        const headers = as(access, tokens)
        const { body } = await call('GET', '/projects/current', { headers })
        expect(body.code ?? body).toMatch(/^(INVALID_|UNPARSABLE_)/)
        const fresh = await call('GET', '/projects/current', { headers: as(access) })
        expect([fresh.status, fresh.body.code]).toEqual([401, expect.stringMatching(/^INVALID_/)])
      }
      const headers = { ...as('admin'), 'x-stack-super-secret-admin-key': key }
      const made = await call('GET', '/projects/current', { headers })
      expect(made.body.code).toBe('INVALID_SUPER_SECRET_ADMIN_KEY')
      const team = await call('POST', '/teams', {
        headers: as('server'),
        body: { display_name: 'Strangers' },
      })
      expect(team.status).toBe(401)
      const begun = new URLSearchParams({
        client_id: demo.id,
        client_secret: demo.client,
        redirect_uri: 'http://localhost:3000/handler/oauth-callback',
        scope: 'legacy',
        state: 'state',
        grant_type: 'authorization_code',
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
        response_type: 'code',
      })
      const authorized = await call('GET', `/auth/oauth/authorize/google?${begun}`, { headers: {} })
      expect(authorized.body.code).toBe('INVALID_OAUTH_CLIENT_ID_OR_SECRET')
      const redeemed = await call('POST', '/auth/oauth/token', {
        headers: {},
        body: {
          grant_type: 'refresh_token',
          refresh_token: tokens.refresh,
          client_id: demo.id,
          client_secret: demo.client,
        },
      })
      expect(redeemed.status).toBeGreaterThanOrEqual(400)
    }, production)
  })

  it('leaves the database as it is for a start in development', async () => {
    const { serving, tokens } = await developed()
    await serving(async () => {}, production)
    await serving(async ({ call }) => {
      const me = await call('GET', '/users/me', { headers: as('client', tokens) })
      expect(me.status).toBe(200)
    })
  })

  it('is found by the doctor, and cleaned by a command', async () => {
    const { run, serving } = await developed()
    const found = await run(['doctor'], env)
    expect(found.out).toMatch(/problem {2}demo project {3}Key sets in the database: 2\./)
    expect(found.out).toContain('Run app-server delete-demo-project.')
    expect((await run(['delete-demo-project'])).err).toContain('Set NODE_ENV=production')
    const { code, out } = await run(['delete-demo-project'], env)
    expect([code, out]).toEqual([0, `Deleted: ${demo.id}, with its users and keys.\n`])
    expect((await run(['doctor'], env)).out).toContain('the database contains no keys of it')
    // A start in production does not make it again.
    await serving(async () => {}, production)
    expect((await run(['doctor'], env)).out).toContain('the database contains no keys of it')
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
