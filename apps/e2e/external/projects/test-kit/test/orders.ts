import { startTestService, type TestProject, type TestService } from '@app/core/testing'
import { createServer } from '@app/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Defines the tests of a file: each has its own user, and half of them run concurrently. */
export function testOrders() {
  let service: TestService
  let project: TestProject
  beforeAll(async () => {
    service = await startTestService(createServer)
    project = await service.createProject()
  })
  afterAll(() => service.close())

  const indexes = Array.from({ length: 25 }, (_, index) => index)
  describe.each(['one after the other', 'concurrently'])('%s', (order) => {
    const test = order === 'concurrently' ? it.concurrent : it
    test.each(indexes)('user %i sees their own profile', async (index) => {
      const displayName = `User ${index}`
      const app = await project.signIn(await project.createUser({ displayName }))
      const user = await app.getUser({ or: 'throw' })
      expect(user.displayName).toBe(displayName)
      const headers = await user.getAuthHeaders()
      const caller = await project.serverApp.getUser({ tokenStore: { headers } })
      expect(caller?.id).toBe(user.id)
    })
  })
}
