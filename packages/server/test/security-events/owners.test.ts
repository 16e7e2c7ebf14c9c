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
  expect(body.items).toMatchObject([
    { type: 'owner.removed', user_id: null, actor, details: { owner_id: ada } },
    { type: 'owner.added', user_id: null, actor, details: { owner_id: eva } },
    { type: 'owner.added', user_id: null, actor, details: { owner_id: ada } },
  ])
  await server.close()
})
