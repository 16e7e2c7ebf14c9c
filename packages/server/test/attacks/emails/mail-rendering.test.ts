import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../test-service'
import { startEmailProject, toContent } from './mail-project'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

describe('H2: a text of brackets stops the process that renders it', () => {
  it('is rendered as fast as any other text of its length', async () => {
    const { change, invite } = await startEmailProject(service)
    async function measure(character: string): Promise<number> {
      const content = toContent(`${character.repeat(19_000)} {{teamInvitationLink}}`)
      expect((await change('team_invitation', { content })).status).toBe(200)
      const before = process.cpuUsage()
      await invite(character.repeat(200))
      const { user } = process.cpuUsage(before)
      return user / 1000
    }
    /** The shortest of three: the others collected garbage, or waited for the caches of the processor. */
    async function measureBest(character: string): Promise<number> {
      const times = [await measure(character), await measure(character), await measure(character)]
      return Math.min(...times)
    }
    // Loads the modules that render emails.
    await measure('a')
    const plain = await measureBest('a')
    expect(await measureBest('[')).toBeLessThan(3 * plain + 100)
    expect(await measureBest('*')).toBeLessThan(3 * plain + 100)
  })
})
