import type { Json } from '@app/contract'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { as } from '../harness'
import { createTestService, providers, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const read = () => service.must('GET /internal/project-file', { headers: as('admin') })

async function apply(body: Json) {
  const response = await service.send('PATCH /internal/project-file', {
    headers: as('admin'),
    body,
  })
  return [response.status, response.body]
}

it('a project that is deleted during the request does not come back', async () => {
  const { token, headers } = await service.owner()
  const { id } = await service.must('POST /internal/projects', {
    headers,
    body: { display_name: 'Deleted' },
  })
  const owner = {
    'x-stack-project-id': id,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': token,
  }
  // The service reads the body once it knows the caller, whom it would check again if the body took long.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const body = new ReadableStream(
    {
      async pull(controller) {
        await service.must('DELETE /projects/current', { headers: owner })
        controller.enqueue(new TextEncoder().encode('{"display_name":"Back"}'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = {
    method: 'PATCH',
    headers: { ...owner, 'content-type': 'application/json' },
    body,
    duplex: 'half' as const,
  }
  const url = 'http://localhost/api/v1/internal/project-file'
  const response = await service.server.fetch(new Request(url, request))
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(id)])
  const keys = await service.call('GET', `/projects/${id}/.well-known/jwks.json`, { headers: {} })
  expect(keys.status).toBe(404)
})

it('refuses masked secrets, and definitions of both scopes, without any change', async () => {
  const before = await read()
  const [google, github] = providers
  const email_config = { type: 'standard', host: 'mail.example.com', port: 25, password: '****' }
  const sender = { username: 'a', sender_name: 'A', sender_email: 'a@example.com' }
  const config = {
    email_config: { ...email_config, ...sender },
    oauth_providers: [google, { ...github, client_secret: '****' }],
  }
  const reason = 'is masked; app-server project export writes the secret'
  const masked = ['config.email_config.password', 'config.oauth_providers.1.client_secret']
  expect(await apply({ display_name: 'New', config } as Json)).toEqual([
    400,
    masked.map((path) => `${path}: ${reason}`).join('\n'),
  ])
  const definitions = [{ id: 'staff' }]
  const both = {
    display_name: 'New',
    team_permission_definitions: definitions,
    project_permission_definitions: definitions,
  }
  expect(await apply(both)).toEqual([
    400,
    'The team permission staff already exists. Permissions of teams and of the project share their ids.',
  ])
  expect(await read()).toEqual(before)
})

it('applies the settings that are not part of the project in the API', async () => {
  const before = await read()
  const changed = {
    refresh_token_rotation: !before.refresh_token_rotation,
    token_claims_enabled: !before.token_claims_enabled,
    email_theme: { logo_url: null, theme_color: '#0b57d0' },
  }
  expect(await apply(changed)).toEqual([200, expect.anything()])
  expect(await read()).toMatchObject(changed)
})

it('names the first twenty problems of a file, and no key that is longer than a name', async () => {
  const keys = Array.from({ length: 9000 }, (_, index) => [`k${index}`, 0])
  const [status, text] = await apply(Object.fromEntries(keys))
  const lines = String(text).split('\n')
  expect([status, lines.length, lines[0], lines.at(-1)]).toEqual([
    400,
    21,
    'k0: unknown key',
    'and more',
  ])
  const long = await apply({ ['x'.repeat(60_000)]: 0 })
  expect(String(long[1]).length).toBeLessThan(300)
})
