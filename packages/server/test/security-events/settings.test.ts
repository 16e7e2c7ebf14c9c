import { beforeAll, expect, it } from 'vitest'
import { as } from '../harness'
import { createTestService, providers, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  return () => service.server.close()
})

const admin = { headers: as('admin') }

/** Lists the events of changed settings, oldest first. */
async function listChanges() {
  const query = { type: 'project.changed' }
  const { items } = await service.must('GET /internal/security-events', { ...admin, query })
  return (items as { details: { settings: string }; actor: object }[]).toReversed()
}

it('a change of settings is recorded with their names, without values', async () => {
  const before = await listChanges()
  const [google, github] = providers
  const config = {
    oauth_providers: [google, { ...github, client_secret: 'hidden-at-github' }],
    domains: [{ domain: 'https://shop.example.com', handler_path: '/handler' }],
  }
  const body = { display_name: 'Hidden name', config }
  await service.must('PATCH /projects/current', { ...admin, body })
  await service.must('PATCH /internal/security-settings', {
    ...admin,
    body: { passkey_user_verification: 'preferred' },
  })
  await service.must('PATCH /internal/session-settings', {
    ...admin,
    body: { refresh_token_rotation: true },
  })
  await service.must('PATCH /internal/email-theme', { ...admin, body: { theme_color: '#0b57d0' } })
  const path = { type: 'magic_link' }
  await service.must('PATCH /email-templates/:type', { ...admin, path, body: { subject: 'Hi' } })
  await service.must('DELETE /email-templates/:type', { ...admin, path })
  await service.must('POST /project-permission-definitions', { ...admin, body: { id: 'staff' } })
  const permission = { permission_id: 'staff' }
  await service.must('PATCH /project-permission-definitions/:permission_id', {
    ...admin,
    path: permission,
    body: { description: 'Runs the shop' },
  })
  await service.must('DELETE /project-permission-definitions/:permission_id', {
    ...admin,
    path: permission,
  })
  await service.must('PATCH /internal/project-file', { ...admin, body: { display_name: 'Demo' } })

  const events = (await listChanges()).slice(before.length)
  expect(events.map(({ details }) => details.settings)).toEqual([
    'display_name, config.oauth_providers[github].client_secret, config.domains[https://shop.example.com]',
    'security_settings.passkey_user_verification',
    'refresh_token_rotation',
    'email_theme.theme_color',
    'email_templates[magic_link]',
    'email_templates[magic_link]',
    'project_permission_definitions[staff]',
    'project_permission_definitions[staff].description',
    'project_permission_definitions[staff]',
    'display_name',
  ])
  expect(events[0]?.actor).toEqual({
    access: 'admin',
    user_id: null,
    user: null,
    owner_id: null,
    owner: null,
    address: '127.0.0.1',
  })
  expect(JSON.stringify(events)).not.toMatch(/hidden/i)
})

it('a request that changes nothing, or is refused, is not recorded', async () => {
  const { display_name } = await service.must('GET /projects/current', admin)
  const before = await listChanges()
  await service.must('PATCH /projects/current', { ...admin, body: { display_name } })
  await service.must('PATCH /internal/project-file', {
    ...admin,
    query: { dry_run: 'true' },
    body: { display_name: 'Other' },
  })
  const refused = await service.send('PATCH /projects/current', {
    ...admin,
    body: { display_name: 'Other', config: { oauth_providers: [] } },
  })
  expect(refused.status).toBe(400)
  expect(await listChanges()).toEqual(before)
})

it('a long list of names is cut', async () => {
  const domains = Array.from({ length: 60 }, (_, index) => ({
    domain: `https://${'a'.repeat(40)}${index}.example.com`,
    handler_path: '/handler',
  }))
  await service.must('PATCH /projects/current', { ...admin, body: { config: { domains } } })
  const { details } = (await listChanges()).at(-1) ?? {}
  expect(details?.settings).toMatch(/^config\.domains\[https:.*…$/)
  expect(details?.settings.length).toBe(2001)
})

it('the actor of each change is the owner whose session it was, whichever access type it used', async () => {
  const { id: ownerId, token, headers } = await service.owner()
  const { id } = await service.must('POST /internal/projects', {
    headers,
    body: { display_name: 'Owned' },
  })
  const byOwner = (access: string) => ({
    headers: {
      'x-stack-project-id': id as string,
      'x-stack-access-type': access,
      'x-stack-admin-access-token': token,
    },
  })
  const asAdmin = byOwner('admin')
  await service.must('PATCH /projects/current', { ...asAdmin, body: { display_name: 'Renamed' } })
  await service.must('PATCH /internal/project-file', {
    ...asAdmin,
    body: { description: 'Written in a file' },
  })
  // The dashboard changes users like a server.
  const asServer = byOwner('server')
  const user = await service.must('POST /users', { ...asServer, body: { display_name: 'Ada' } })
  const path = { user_id: user.id as string }
  const change = { ...asServer, path }
  await service.must('PATCH /users/:user_id', { ...change, body: { ban: { reason: 'Spam' } } })
  await service.must('DELETE /users/:user_id', change)

  const { items } = await service.must('GET /internal/security-events', asAdmin)
  const owner = await service.must('GET /users/me', { headers })
  const actor = {
    user_id: null,
    owner_id: ownerId,
    owner: { display_name: owner.display_name, primary_email: owner.primary_email },
  }
  const [byServer, byAdmin] = [
    { ...actor, access: 'server' },
    { ...actor, access: 'admin' },
  ]
  expect(items).toMatchObject([
    { type: 'user.deleted', actor: byServer },
    { type: 'user.banned', actor: byServer },
    { type: 'project.changed', actor: byAdmin, details: { settings: 'description' } },
    { type: 'project.changed', actor: byAdmin, details: { settings: 'display_name' } },
  ])
})
