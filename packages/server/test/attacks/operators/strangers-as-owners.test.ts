import { describe, expect, it } from 'vitest'
import type { ServerOptions } from '../../../src/index'
import { createInstallation } from '../../cli/installation'
import { asInternal, asInternalClient, type startServer } from '../../harness'

const keys = {
  publishableClientKey: 'pck_7f3a9c1e5b2d8046a1c3e5f7092b4d6e8f0a1b2c3d4e',
  secretServerKey: 'ssk_0b9d4e7a2c6f1835d8e1a4c7f2b5096e3d8a1f4c7b2e',
  superSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e4a7d',
}
const production: ServerOptions = {
  production: true,
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  url: 'https://auth.example.com',
  internalPublishableClientKey: keys.publishableClientKey,
  internalSecretServerKey: keys.secretServerKey,
  internalSuperSecretAdminKey: keys.superSecretAdminKey,
}

type Started = Awaited<ReturnType<typeof startServer>>

const asServer = {
  'x-stack-project-id': 'internal',
  'x-stack-access-type': 'server',
  'x-stack-secret-server-key': keys.secretServerKey,
}

/** A user who signed up at the dashboard. */
async function signUp({ call }: Started, email: string) {
  const { body } = await call('POST', '/auth/password/sign-up', {
    headers: asInternalClient(keys),
    body: { email, password: 'correct horse', verification_callback_url: 'http://localhost/v' },
  })
  return { id: body.user_id as string, token: body.access_token as string }
}

async function signUpAnonymously({ call }: Started) {
  const headers = asInternalClient(keys)
  const { status, body } = await call('POST', '/auth/anonymous/sign-up', { headers, body: {} })
  return { status, id: body.user_id as string, token: body.access_token as string }
}

function createProject({ call }: Started, token: string, name = 'Your Bank Security Team') {
  return call('POST', '/internal/projects', {
    headers: asInternalClient(keys, token),
    body: { display_name: name },
  })
}

function setAnonymous({ call }: Started, enabled: boolean) {
  return call('PATCH', '/internal/security-settings', {
    headers: asInternal(keys.superSecretAdminKey),
    body: { anonymous_enabled: enabled },
  })
}

describe('H6: a new user on a production service', () => {
  it('cannot sign up anonymously, and owns no project with an account either', async () => {
    const { serving } = await createInstallation()
    await serving(async (started) => {
      expect((await signUpAnonymously(started)).status).toBe(400)
      const { token } = await signUp(started, 'stranger@example.com')
      const { status, body } = await createProject(started, token)
      expect(status).toBe(403)
      expect(body).toContain('APP_PROJECT_CREATION')
    }, production)
  })

  it.each([production, { ...production, projectCreation: 'open' as const }, {}])(
    'owns no project while anonymous, whatever the operator allows: %#',
    async (options) => {
      const { serving } = await createInstallation()
      await serving(
        async (started) => {
          const { call } = started
          expect((await setAnonymous(started, true)).status).toBe(200)
          const { token, id } = await signUpAnonymously(started)
          expect((await createProject(started, token)).status).toBe(403)
          // They cannot make themselves another kind of user.
          const headers = asInternalClient(keys, token)
          const upgrade = { headers, body: { is_anonymous: false } }
          await call('PATCH', '/users/me', upgrade)
          expect((await createProject(started, token)).status).toBe(403)
          // They no longer open or see projects that an earlier version let them own.
          await call('PATCH', `/users/${id}`, {
            headers: asServer,
            body: { server_metadata: { managedProjectIds: ['internal'] } },
          })
          const listed = await call('GET', '/internal/projects', { headers })
          expect(listed.body.items).toEqual([])
          const opened = await call('GET', '/projects/current', {
            headers: {
              'x-stack-project-id': 'internal',
              'x-stack-access-type': 'admin',
              'x-stack-admin-access-token': token,
            },
          })
          expect(opened.body.code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
          // Once it is turned off again, no further project is created.
          await setAnonymous(started, false)
          expect((await signUpAnonymously(started)).status).toBe(400)
        },
        { ...production, ...options, production: options.production ?? false },
      )
    },
  )

  it('creates projects when the operator allows that to every user', async () => {
    const { serving } = await createInstallation()
    await serving(
      async (started) => {
        const { token } = await signUp(started, 'user@example.com')
        expect((await createProject(started, token)).status).toBe(201)
      },
      { ...production, projectCreation: 'open' },
    )
  })
})

describe('H6: a user whom the operator names', () => {
  it('creates projects until the grant is revoked', async () => {
    const { run, serving } = await createInstallation({
      NODE_ENV: 'production',
      APP_SECRET: production.secret ?? '',
      APP_URL: production.url ?? '',
    })
    const user = await serving(async (started) => {
      const made = await signUp(started, 'owner@example.com')
      expect((await createProject(started, made.token)).status).toBe(403)
      return made
    }, production)
    // The address alone proves nothing before it is verified.
    const unverified = await run(['grant-project-creation', 'owner@example.com'])
    expect(unverified.code).toBe(1)
    expect(unverified.err).toContain('verified email owner@example.com')
    await serving(async ({ call }) => {
      const body = { primary_email_verified: true }
      await call('PATCH', `/users/${user.id}`, { headers: asServer, body })
    }, production)
    const granted = await run(['grant-project-creation', 'Owner@example.com'])
    expect([granted.code, granted.out]).toEqual([0, `${user.id} can create projects.\n`])
    await serving(async (started) => {
      expect((await createProject(started, user.token)).status).toBe(201)
    }, production)
    expect((await run(['grant-project-creation', user.id, '--revoke'])).code).toBe(0)
    await serving(async (started) => {
      expect((await createProject(started, user.token)).status).toBe(403)
    }, production)
    expect((await run(['grant-project-creation', 'unknown@example.com'])).code).toBe(1)
  })

  it('can be named over the API only with keys of the project internal', async () => {
    const { serving } = await createInstallation()
    await serving(async (started) => {
      const { id, token } = await signUp(started, 'owner@example.com')
      const path = `/project-permissions/${id}/create_projects`
      const own = { headers: asInternalClient(keys, token), body: {} }
      expect((await started.call('POST', path, own)).status).toBe(401)
      expect((await createProject(started, token)).status).toBe(403)
      const granted = await started.call('POST', path, { headers: asServer, body: {} })
      expect(granted.status).toBe(201)
      expect((await createProject(started, token)).status).toBe(201)
    }, production)
  })
})

describe('H6: the doctor', () => {
  it('finds projects that an earlier version left open', async () => {
    const { run, serving } = await createInstallation()
    const env = {
      NODE_ENV: 'production',
      APP_SECRET: production.secret ?? '',
      APP_URL: production.url ?? '',
    }
    await serving(async () => {}, production)
    const closed = await run(['doctor'], env)
    expect(closed.out).toMatch(/ok {7}ownership {6}users with the permission create_projects/)
    await serving(async (started) => {
      await setAnonymous(started, true)
      const { id } = await signUpAnonymously(started)
      const body = { server_metadata: { managedProjectIds: ['internal'] } }
      await started.call('PATCH', `/users/${id}`, { headers: asServer, body })
    }, production)
    const { out } = await run(['doctor'], env)
    expect(out).toContain('The project internal allows anonymous sign-up.')
    expect(out).toContain('Anonymous users own projects, but no longer have access to them: 1.')
  })
})
