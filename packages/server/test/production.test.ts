import { describe, expect, it } from 'vitest'
import { as, createDatabaseUrl, demo, startServerForTest } from './harness'

const production = { production: true, secret: 'a secret of at least 32 characters' }

function asInternal(key: string) {
  return {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'admin',
    'x-stack-super-secret-admin-key': key,
  }
}

describe('production', () => {
  it('has no demo project, no known keys and no override key', async () => {
    const started = await startServerForTest({
      ...production,
      internalSuperSecretAdminKey: 'sak_of_the_operator',
    })
    const demoAnswer = await started.call('GET', '/projects/current')
    expect(demoAnswer.body.code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    const internal = await started.call('GET', '/projects/current', {
      headers: asInternal('sak_of_the_operator'),
    })
    expect(internal.body).toMatchObject({ id: 'internal', display_name: 'Stack Dashboard' })
    const override = await started.call('GET', '/projects/current', {
      headers: {
        ...asInternal('sak_of_the_operator'),
        'x-stack-development-override-key': 'sak_of_the_operator',
      },
    })
    expect(override.status).toBe(401)
  })

  it('generates no key', async () => {
    const { server } = await startServerForTest(production)
    expect(Object.values(server.internalKeys).filter(Boolean)).toEqual([])
  })

  it('tells nothing of a failure but its request id', async () => {
    const started = await startServerForTest(production)
    await started.server.close()
    const answer = await started.call('GET', '/projects/current')
    expect(answer.status).toBe(500)
    expect(answer.body).toBe(
      `Something went wrong on our side. Request id: ${answer.headers.get('x-stack-request-id')}`,
    )
  })
})

describe('the seed', () => {
  it('makes the project internal as the contract says', async () => {
    const { call, server } = await startServerForTest()
    const { body } = await call('GET', '/projects/current', {
      headers: asInternal(server.internalKeys.superSecretAdminKey ?? ''),
    })
    expect(body).toMatchObject({
      id: 'internal',
      display_name: 'Stack Dashboard',
      config: {
        sign_up_enabled: true,
        credential_enabled: true,
        magic_link_enabled: true,
        passkey_enabled: false,
        allow_localhost: true,
        client_team_creation_enabled: true,
        client_user_deletion_enabled: false,
        create_team_on_sign_up: false,
        team_creator_default_permissions: [],
        team_member_default_permissions: [],
      },
    })
  })

  it('makes the demo project', async () => {
    const { call } = await startServerForTest()
    expect((await call('GET', '/projects/current')).body).toEqual({
      id: demo.id,
      display_name: 'Demo',
      config: {
        sign_up_enabled: true,
        credential_enabled: true,
        magic_link_enabled: true,
        passkey_enabled: false,
        client_team_creation_enabled: true,
        client_user_deletion_enabled: true,
        enabled_oauth_providers: [],
      },
    })
    const { body } = await call('GET', '/projects/current', { headers: as('admin') })
    expect(body.config).toMatchObject({
      allow_localhost: true,
      team_creator_default_permissions: [{ id: 'admin' }],
      team_member_default_permissions: [{ id: 'member' }],
    })
  })
})

describe('a second start on the same database', () => {
  it('follows changed keys and keeps everything else', async ({ skip }) => {
    const databaseUrl = await createDatabaseUrl()
    skip(databaseUrl === 'memory://', 'What is in memory does not outlive its server.')
    const options = { databaseUrl, ...production }
    const keys = {
      internalPublishableClientKey: 'pck_first_key',
      internalSuperSecretAdminKey: 'sak_first_key',
    }
    const first = await startServerForTest({ ...options, ...keys })
    const read = (started: typeof first, key: string) =>
      started.call('GET', '/projects/current', { headers: asInternal(key) })
    expect((await read(first, 'sak_first_key')).status).toBe(200)
    const second = await startServerForTest({
      ...options,
      ...keys,
      internalSuperSecretAdminKey: 'sak_second_key',
    })
    expect((await read(second, 'sak_second_key')).status).toBe(200)
    expect((await read(second, 'sak_first_key')).status).toBe(401)
  })

  it('may happen at the same moment', async ({ skip }) => {
    const databaseUrl = await createDatabaseUrl()
    skip(databaseUrl === 'memory://', 'Every server in memory has its own database.')
    const started = await Promise.all(
      Array.from({ length: 4 }, () => startServerForTest({ databaseUrl, secret: 'x'.repeat(40) })),
    )
    const person = await started[0]?.signUp()
    for (const { call } of started) {
      const me = await call('GET', '/users/me', { headers: as('client', person?.tokens) })
      expect(me.body.id).toBe(person?.id)
    }
  })
})
