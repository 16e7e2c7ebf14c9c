import { describe, expect, it } from 'vitest'
import { as, demo } from '../harness'
import { createInstallation } from './installation'

const ofDemo = ['--project', demo.id]

describe('app-server keys', () => {
  it('creates, lists and revokes keys of a project', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const made = await run(['keys', 'create', ...ofDemo, '--description', 'For a script'])
    const keys = JSON.parse(made.out)
    const headers = {
      'x-stack-project-id': demo.id,
      'x-stack-access-type': 'server',
      'x-stack-secret-server-key': keys.secret_server_key,
    }
    const statusOfKey = () =>
      serving(async ({ call }) => (await call('GET', '/users', { headers })).status)
    expect(await statusOfKey()).toBe(200)

    const { items } = JSON.parse((await run(['keys', 'list', ...ofDemo, '--json'])).out)
    expect(items[0]).toMatchObject({
      description: 'For a script',
      secret_server_key: { last_four: keys.secret_server_key.slice(-4) },
    })
    const table = await run(['keys', 'list', ...ofDemo])
    expect(table.out).toContain(`sak…${keys.super_secret_admin_key.slice(-4)}`)
    expect(table.out).not.toContain(keys.secret_server_key)

    const [{ id }] = items
    const revoked = await run(['keys', 'revoke', id, ...ofDemo])
    expect(revoked).toMatchObject({ code: 0, out: `Revoked: ${id}. Its keys are invalid now.\n` })
    expect(await statusOfKey()).toBe(401)
    const again = await run(['keys', 'revoke', id, ...ofDemo])
    expect(again).toMatchObject({ code: 0, out: `Already revoked: ${id}.\n` })
    const printed = JSON.parse((await run(['keys', 'revoke', id, ...ofDemo, '--json'])).out)
    expect(printed).toMatchObject({ id, manually_revoked_at_millis: expect.any(Number) })
    expect((await run(['keys', 'list', ...ofDemo])).out).toMatch(`${id}  revoked`)
    await serving(async ({ call }) => {
      const events = await call('GET', '/internal/security-events?type=api_keys.revoked', {
        headers: as('admin'),
      })
      expect(events.body.items).toMatchObject([{ actor: { access: 'operator' } }])
    })
  })

  it.each([['nothing'], ['11111111-2222-4333-8444-555555555555']])(
    'reports the unknown key set %s',
    async (id) => {
      const { run } = await createInstallation()
      await run(['seed'])
      expect(await run(['keys', 'revoke', id, ...ofDemo])).toEqual({
        code: 1,
        out: '',
        err: `Project ${demo.id} has no key set ${id}. app-server keys list --project ${demo.id} prints the ids.\n`,
      })
    },
  )

  it('reports an unknown project', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    const refused = await run(['keys', 'list', '--project', 'nothing'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('app-server project list')
  })
})
