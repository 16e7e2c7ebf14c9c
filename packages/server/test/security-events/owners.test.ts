import { expect, it } from 'vitest'
import { as, asInternal, demo, startServer } from '../harness'

it('the owners of a project are recorded in its log, however they became or ceased to be owners', async () => {
  const { server, call } = await startServer()
  const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
  const owning = (ids: unknown) => ({ server_metadata: { managedProjectIds: ids } })
  const create = async (metadata: object) => {
    const { body } = await call('POST', '/users', { headers, body: metadata })
    return body.id as string
  }
  const unknown = crypto.randomUUID()
  const ada = await create(owning([demo.id, unknown]))
  const eva = await create({})
  const change = (id: string, body: object) => call('PATCH', `/users/${id}`, { headers, body })
  await change(eva, owning([demo.id]))
  // Neither changes the owners.
  await change(eva, { server_metadata: { managedProjectIds: [demo.id], plan: 'pro' } })
  await change(eva, { display_name: 'Eva' })
  await change(ada, owning('of another kind'))
  // In another project than `internal`, the metadata has no meaning.
  await call('POST', '/users', { headers: as('server'), body: owning([demo.id]) })

  const { body } = await call('GET', '/internal/security-events', { headers: as('admin') })
  const actor = expect.objectContaining({ access: 'admin', user_id: null })
  const named = { display_name: 'Eva', primary_email: null }
  expect(body.items).toMatchObject([
    { type: 'owner.removed', user_id: null, actor, details: { owner_id: ada } },
    { type: 'owner.added', user_id: null, actor, owner: named, details: { owner_id: eva } },
    { type: 'owner.added', user_id: null, actor, details: { owner_id: ada } },
  ])
  await server.close()
})

it('owners whom operators add at the same time keep all of their projects', async () => {
  const { server, call } = await startServer()
  const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
  const keys = { keys_expire_at_millis: Date.now() + 86_400_000 }
  const names = ['One', 'Two', 'Three', 'Four']
  const created = await Promise.all(
    names.map((display_name) =>
      call('POST', '/internal/all-projects', { headers, body: { display_name, ...keys } }),
    ),
  )
  const ids: string[] = created.map(({ body }) => body.id)
  const user = { primary_email: 'ada@example.com', primary_email_verified: true }
  const { body: ada } = await call('POST', '/users', { headers, body: user })
  const add = (id: string, owner: string) =>
    call('POST', `/internal/all-projects/${id}/owners`, { headers, body: { owner } })
  const added = await Promise.all(
    [...ids, ...ids].map((id, index) => add(id, index % 2 ? ada.id : 'ada@example.com')),
  )
  expect(added.map(({ status, body }) => [status, body])).toEqual(
    Array(8).fill([200, { user_id: ada.id }]),
  )
  const { body: shown } = await call('GET', `/users/${ada.id}`, { headers })
  expect([...shown.server_metadata.managedProjectIds].sort()).toEqual(ids.sort())

  const none = await add(ids[0] ?? '', 'grace@example.com')
  expect([none.status, none.body]).toEqual([400, expect.stringContaining('No user of the project')])
  const unknown = crypto.randomUUID()
  const missing = await add(unknown, ada.id)
  expect([missing.status, missing.body]).toEqual([404, `Project ${unknown} does not exist.`])
  await server.close()
})
