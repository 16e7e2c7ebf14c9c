import { expect, it, onTestFinished } from 'vitest'
import { as, startServerForTest } from '../../harness'
import { createTestService } from '../../test-service'
import { toText, watchQueries } from '../../watch-queries'

it("M9: a user's request does not read their metadata and picture unnecessarily", async () => {
  const { call, signUp, idle } = await startServerForTest()
  const { tokens } = await signUp()
  const headers = as('client', tokens)
  const metadata = { note: 'x'.repeat(60_000) }
  await call('PATCH', '/users/me', { headers, body: { client_metadata: metadata } })
  await idle()
  for (const path of ['/projects/current', '/teams?user_id=me', '/auth/sessions?user_id=me']) {
    const queries = watchQueries()
    const { status } = await call('GET', path, { headers })
    const [findingCaller = ''] = queries.end().map(toText)
    expect([path, status]).toEqual([path, 200])
    expect(findingCaller).toContain('"api_key_sets"')
    expect(findingCaller).not.toMatch(/metadata|"profile_image_url"|profile_image_url'/)
  }
  const me = await call('GET', '/users/me', { headers })
  expect(me.body.client_metadata).toEqual(metadata)
})

it('M9: a request of an owner or with the override key does not either', async () => {
  const service = await createTestService()
  onTestFinished(() => service.server.close())
  const { superSecretAdminKey = '', secretServerKey = '' } = service.server.internalKeys
  const { id, token, headers } = await service.owner()
  const project = await service.must('POST /internal/projects', {
    headers,
    body: { display_name: 'Mine' },
  })
  const asServer = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'server',
    'x-stack-secret-server-key': secretServerKey,
  }
  const path = { user_id: id }
  const { server_metadata } = await service.must('GET /users/:user_id', { headers: asServer, path })
  await service.must('PATCH /users/:user_id', {
    headers: asServer,
    path,
    body: { server_metadata: { ...server_metadata, note: 'x'.repeat(60_000) } },
  })
  await service.idle()

  const admin = { 'x-stack-access-type': 'admin' }
  const asOwner = {
    ...admin,
    'x-stack-project-id': project.id,
    'x-stack-admin-access-token': token,
  }
  const asDeveloper = {
    ...admin,
    'x-stack-project-id': 'internal',
    'x-stack-access-token': token,
    'x-stack-development-override-key': superSecretAdminKey,
  }
  for (const headers of [asOwner, asDeveloper]) {
    const queries = watchQueries()
    const { status } = await service.call('GET', '/projects/current', { headers })
    const texts = queries.end().map(toText)
    expect(status).toBe(200)
    const ofUsers = texts.filter((text) => text.includes('from "users"'))
    expect(ofUsers.length).toBeGreaterThan(0)
    const isHeavy = (text: string) =>
      /client_metadata|"profile_image_url"|"server_metadata"(?!->)/.test(text)
    expect(ofUsers.filter(isHeavy)).toEqual([])
  }
  const me = await service.call('GET', '/users/me', { headers: asDeveloper })
  expect(me.body.server_metadata.note).toHaveLength(60_000)
})
