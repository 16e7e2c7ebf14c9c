import { startTestService, type TestProject, type TestService } from '@app/core/testing'
import { createServer } from '@app/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let service: TestService
let project: TestProject
let app: typeof import('./app').app
beforeAll(async () => {
  service = await startTestService(createServer, { port: 0 })
  project = await service.createProject()
  vi.stubEnv('SERVICE_URL', service.baseUrl)
  vi.stubEnv('PROJECT_ID', project.projectId)
  vi.stubEnv('PUBLISHABLE_CLIENT_KEY', project.publishableClientKey)
  vi.stubEnv('SECRET_SERVER_KEY', project.secretServerKey)
  ;({ app } = await import('./app'))
})
afterAll(() => service.close())

it('identifies the caller', async () => {
  const ada = await project.createUser({ displayName: 'Ada Lovelace' })
  const user = await (await project.signIn(ada)).getUser({ or: 'throw' })
  const response = await app.request('/backend/me', { headers: await user.getAuthHeaders() })
  expect(await response.json()).toMatchObject({ id: ada.id, displayName: 'Ada Lovelace' })
})

it('refuses visitors', async () => {
  expect((await app.request('/backend/me')).status).toBe(401)
})
